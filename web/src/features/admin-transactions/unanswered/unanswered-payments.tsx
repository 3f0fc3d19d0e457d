import { describePaymentProblem } from '@carwash/domain/payments/describe-payment-problem';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { PageSection } from '~/ui/page/page-section';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { useShownTransaction } from '../details/use-shown-transaction';
import { amountColumn, customerColumn, serviceColumn } from '../payment-columns';
import { useUnansweredPayments } from '../queries';

const columns: readonly RecordColumn<Transaction>[] = [
  customerColumn,
  serviceColumn,
  {
    name: 'Since',
    place: 'fact',
    cell: ({ unanswered }) => unanswered && formatDateTime(unanswered.since, businessTimeZone),
  },
  { name: 'Why', place: 'fact', cell: (transaction) => describePaymentProblem(transaction) },
  amountColumn,
];

const caption = 'Without an answer';

/** Payments about which the provider gives no usable answer, the longest waiting first; nothing while there are none. */
export function UnansweredPayments() {
  const { show } = useShownTransaction();
  const pages = useUnansweredPayments();
  const { page, previous } = pages;
  if (page.state !== 'ready' || (page.data.length === 0 && previous === null)) return null;
  return (
    <PageSection title={caption}>
      <RecordPages
        caption={caption}
        columns={columns}
        pages={pages}
        onOpen={({ _id }) => show(_id)}
        empty={<EmptyState title="Every payment has its answer" />}
        failed="Error loading transactions"
      />
    </PageSection>
  );
}
