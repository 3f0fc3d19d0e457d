import Stack from '@mui/material/Stack';
import { PageHeading } from '~/components/page-heading.tsx';
import { useAllTimeStatistics } from '~/lib/live/use-all-time-statistics.ts';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { RefundDialogHost } from './refund-dialog-host.tsx';
import { RefundsDue } from './refunds-due.tsx';
import { TransactionHistory } from './transaction-history.tsx';

/** /dashboard/transaction-overview: what was paid, what goes back, and every transaction. */
export default function TransactionOverviewPage() {
  const statistics = useAllTimeStatistics();
  const refundsDue =
    statistics.state === 'ready' ? (statistics.data?.transactions?.refund_due ?? 0) : null;
  return (
    <RefundDialogHost>
      <PageHeading
        title="Transaction Overview"
        subtitle={localTimesNote() ?? 'What was paid, what goes back, and every transaction.'}
      />
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <PaymentFigures />
        <RefundsDue count={refundsDue} />
        <TransactionHistory />
      </Stack>
      <DetailsDrawer />
    </RefundDialogHost>
  );
}
