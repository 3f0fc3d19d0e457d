import type { Transaction } from '@carwash/domain/payments/transaction';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Box from '@mui/material/Box';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';

/** The time at which a transaction was created. In narrow cells the clock time is on a line of its own. */
export const TransactionCreatedAt = ({
  transaction: { createdAt },
}: {
  transaction: Transaction;
}) => (
  <Box
    component="time"
    dateTime={createdAt.toISOString()}
    sx={{ '& > *': { whiteSpace: 'nowrap' } }}
  >
    <span>{formatDay(businessDay(createdAt, businessTimeZone))},</span>{' '}
    <span>{formatClock(createdAt)}</span>
  </Box>
);
