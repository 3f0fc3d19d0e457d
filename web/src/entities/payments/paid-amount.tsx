import type { Transaction } from '@carwash/domain/payments/transaction';
import Typography from '@mui/material/Typography';
import { askedNote, paidSum } from './paid-sum';

/** The received sum and, where it differs from the price, the price as well. */
export function PaidAmount({ transaction }: { transaction: Transaction }) {
  const note = askedNote(transaction);
  return (
    <>
      {paidSum(transaction)}
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
