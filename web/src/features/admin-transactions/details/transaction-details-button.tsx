import { isolated } from '@carwash/domain/isolated-text';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Link from '@mui/material/Link';
import { useShownTransaction } from './use-shown-transaction';

/** The customer's name as a button that opens the details. */
export function TransactionDetailsButton({ transaction }: { transaction: Transaction }) {
  const { show } = useShownTransaction();
  const { _id, customer, service } = transaction;
  return (
    <Link
      component="button"
      type="button"
      variant="inherit"
      underline="hover"
      aria-haspopup="dialog"
      aria-label={`Details: ${isolated(customer.name)}, ${isolated(service.name)}`}
      onClick={() => show(_id)}
      sx={{ textAlign: 'left', color: 'text.primary' }}
    >
      <bdi>{customer.name}</bdi>
    </Link>
  );
}
