import { askedAmountNote, formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Typography from '@mui/material/Typography';

/** The received sum and, where it differs from the price, the price as well. */
export function PaidAmount({ transaction }: { transaction: Transaction }) {
  const note = askedAmountNote(transaction);
  return (
    <>
      {formatPaidAmount(transaction)}
      {note !== null && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {note}
        </Typography>
      )}
    </>
  );
}
