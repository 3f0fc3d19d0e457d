import type { Transaction } from '@carwash/domain/payments/transaction';
import Typography from '@mui/material/Typography';
import { askedNote, paidSum } from './paid-sum';

/** What a payment came to and, where something else arrived than was asked, what that was. */
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
