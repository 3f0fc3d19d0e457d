import type { Transaction } from '@carwash/domain/payments/transaction';
import { isReceipted } from '@carwash/domain/payments/transaction-status-policy';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatDay } from '@carwash/domain/time/calendar-days';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PaidAmount } from '~/entities/payments/paid-amount';
import { TransactionStatusChip } from '~/entities/payments/transaction-status-chip';
import { paths } from '~/lib/address/paths';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { useSession } from '~/lib/session/use-session';
import { PageHeading } from '~/ui/page/page-heading';
import type { RecordColumn } from '~/ui/record-list/record-column';
import { RecordList } from '~/ui/record-list/record-list';
import { RecordPages } from '~/ui/record-list/record-pages';
import { EmptyState } from '~/ui/states/empty-state';
import { DateAndTime } from './date-and-time';
import { useMyTransactions } from './queries';
import { TransactionNote } from './transaction-note';
import { TransactionSummaryCards } from './transaction-summary-cards';

/** Link to the receipt, or to what became of the payment where there is none. */
function ReceiptLink({ transaction }: { transaction: Transaction }) {
  const { _id, service, createdAt } = transaction;
  const word = isReceipted(transaction) ? 'Receipt' : 'Details';
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

const transactionColumns: readonly RecordColumn<Transaction>[] = [
  {
    name: 'Date',
    place: 'subtitle',
    sx: { width: '22%', whiteSpace: 'nowrap' },
    cell: ({ createdAt }) => <DateAndTime at={createdAt} />,
  },
  { name: 'Service', place: 'title', sx: { width: '25%' }, cell: ({ service }) => service.name },
  {
    name: 'Amount',
    place: 'aside',
    align: 'right',
    sx: { width: '13%', fontVariantNumeric: 'tabular-nums' },
    cell: (transaction) => <PaidAmount transaction={transaction} />,
  },
  {
    name: 'Status',
    place: 'foot',
    cell: (transaction) => (
      <>
        <TransactionStatusChip status={transaction.status} />
        <TransactionNote transaction={transaction} />
      </>
    ),
  },
  {
    name: 'Receipt',
    place: 'foot',
    sx: { width: '10%' },
    cell: (transaction) => <ReceiptLink transaction={transaction} />,
  },
];

const failed = 'Error loading transactions';

/** /dashboard/my-transactions: the customer's payments and their status. */
export default function MyTransactionsPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeading
        title="My Transactions"
        subtitle={localTimesNote() ?? 'Your payments and their receipts.'}
      />
      {user && <Transactions key={user._id} uid={user._id} />}
    </>
  );
}

function Transactions({ uid }: { uid: string }) {
  const { recent, older } = useMyTransactions(uid);
  const isNew = recent.state === 'ready' && recent.data.length === 0;
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <TransactionSummaryCards lists={[recent, older.page]} />
      <Section id="recent-transactions" title="Last 30 days">
        <RecordList
          caption="Transactions of the last 30 days"
          columns={transactionColumns}
          records={recent}
          empty={
            <EmptyState
              title="No recent transactions"
              action={
                <Button component={RouterLink} to={paths.services} variant="contained">
                  Book a wash
                </Button>
              }
            />
          }
          failed={failed}
        />
      </Section>
      <Section id="older-transactions" title="Older">
        <RecordPages
          caption="Older transactions"
          columns={transactionColumns}
          pages={older}
          empty={<EmptyState title={isNew ? 'No transaction history' : 'No older payments'} />}
          failed={failed}
        />
      </Section>
    </Stack>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}
