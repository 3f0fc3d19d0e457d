import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { RecordList } from '~/ui/record-list/record-list.tsx';
import { RecordPages } from '~/ui/record-list/record-pages.tsx';
import { EmptyState } from '~/ui/states/empty-state.tsx';
import { transactionColumns } from './transaction-columns.tsx';
import { TransactionSummary } from './transaction-summary.tsx';
import { useMyTransactions } from './use-my-transactions.ts';

const failed = 'Error loading transactions';

/** /dashboard/my-transactions: what the customer has paid, and what became of it. */
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
  return (
    <Stack sx={{ gap: { xs: 4, md: 5 } }}>
      <TransactionSummary lists={[recent, older.page]} />
      <Section id="recent-transactions" title="Last 30 days">
        <RecordList
          caption="Transactions of the last 30 days"
          columns={transactionColumns}
          records={recent}
          empty={<EmptyState title="No recent transactions" />}
          failed={failed}
        />
      </Section>
      <Section id="older-transactions" title="Older">
        <RecordPages
          caption="Older transactions"
          columns={transactionColumns}
          pages={older}
          empty={<EmptyState title="No transaction history" />}
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
