import { toDecimalString } from '@carwash/domain/money/money';
import type { PaymentMethod, TransactionAnswer } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { askedNote, paidSum } from '~/entities/payments/paid-sum.ts';

const received: Record<PaymentMethod, (sum: string) => string> = {
  card: (sum) => `Charged to your card as ${sum}`,
  cash: (sum) => `Received in cash: ${sum}`,
  free: () => 'Free of charge',
};

/** What was bought, and for how much. */
export function ReceiptTotal({ transaction }: { transaction: TransactionAnswer }) {
  const { service, amount, currency, paymentMethod } = transaction;
  const charged = `${currency}\u00a0${toDecimalString(amount)}`;
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>{service.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {service.duration} mins
        </Typography>
      </Box>
      <Box sx={{ textAlign: 'right', flexShrink: 0, maxWidth: '60%' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Total paid
        </Typography>
        <Typography variant="h3" component="p">
          {paidSum(transaction)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {askedNote(transaction) ?? received[paymentMethod](charged)}
        </Typography>
      </Box>
    </Stack>
  );
}
