import Typography from '@mui/material/Typography';

/** The number that a customer needs when asking about a payment. */
export function PaymentNumber({ transactionId }: { transactionId: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Payment number {transactionId}
    </Typography>
  );
}
