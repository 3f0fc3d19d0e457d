import type { Transaction } from '@carwash/domain/payments/transaction';
import { paymentOutcomes } from '@carwash/domain/statistics/payment-outcomes';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Stack from '@mui/material/Stack';
import { PlateWords } from '~/entities/bookings/plate-words';
import { OwedActions } from '~/entities/payments/owed-actions';
import { useAllTimeStatistics } from '~/entities/statistics/use-all-time-statistics';
import { formatSlotHours } from '~/lib/clock/format-times';
import { formatPrice } from '~/ui/format/format-price';
import { PageSection } from '~/ui/page/page-section';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { useShownTransaction } from '../details/use-shown-transaction';
import { amountColumn, customerColumn, serviceColumn } from '../payment-columns';
import { useUnpaidBookings } from '../queries';

const columns: readonly RecordColumn<Transaction>[] = [
  customerColumn,
  serviceColumn,
  {
    name: 'Time',
    place: 'fact',
    cell: ({ slot }) => `${formatDay(slot.date)}, ${formatSlotHours(slot)}`,
  },
  {
    name: 'Plate',
    place: 'fact',
    cell: ({ vehicle }) => <PlateWords plate={vehicle.registrationPlate} />,
  },
  amountColumn,
  {
    name: 'Payment',
    place: 'foot',
    align: 'right',
    cell: (transaction) => (
      // In reverse, so that 'Paid' stands at the same edge in every row.
      <Stack direction="row-reverse" sx={{ gap: 1 }}>
        <OwedActions transaction={transaction} />
      </Stack>
    ),
  },
];

/**
 * Bookings that are to be paid at the desk, the longest waiting first; nothing where the statistics count none. Without the
 * sum where the statistics could not be loaded.
 */
export function UnpaidBookings() {
  const statistics = useAllTimeStatistics();
  if (statistics.state === 'loading') return null;
  const open = statistics.state === 'ready' ? paymentOutcomes(statistics.data).open : null;
  if (open?.count === 0) return null;
  return (
    <PageSection title={open ? `To pay (${open.count}, ${formatPrice(open.sum)})` : 'To pay'}>
      <UnpaidPages />
    </PageSection>
  );
}

function UnpaidPages() {
  const { show } = useShownTransaction();
  return (
    <RecordPages
      caption="To pay"
      columns={columns}
      pages={useUnpaidBookings()}
      onOpen={({ _id }) => show(_id)}
      empty={<EmptyState title="Nothing to pay" />}
      failed="Error loading transactions"
    />
  );
}
