import type { Transaction } from '@carwash/domain/payments/transaction';
import { businessDay } from '@carwash/domain/time/business-time';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { hasReceipt } from './has-receipt.ts';

/** Leads to the receipt, or to what there is to say where there is none. */
export function ReceiptLink({ transaction }: { transaction: Transaction }) {
  const { _id, status, service, createdAt } = transaction;
  const word = hasReceipt(status) ? 'Receipt' : 'Details';
  const day = formatDay(businessDay(createdAt, businessTimeZone));
  return (
    <Link
      component={RouterLink}
      to={paths.receipt(_id)}
      variant="body2"
      aria-label={`${word}: ${service.name}, ${day}`}
    >
      {word}
    </Link>
  );
}
