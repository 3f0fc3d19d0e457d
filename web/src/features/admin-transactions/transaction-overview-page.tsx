import Stack from '@mui/material/Stack';
import { localTimesNote } from '~/lib/clock/local-times-note.ts';
import { PageHeading } from '~/ui/page/page-heading.tsx';
import { DetailsDrawer } from './details/details-drawer.tsx';
import { PaymentFigures } from './figures/payment-figures.tsx';
import { TransactionHistory } from './history/transaction-history.tsx';
import { RefundDialogHost } from './refunds/refund-dialog-host.tsx';
import { RefundsDue } from './refunds/refunds-due.tsx';

/** /dashboard/transaction-overview: what was paid, what goes back, and every transaction. */
export default function TransactionOverviewPage() {
  return (
    <RefundDialogHost>
      <PageHeading
        title="Transaction Overview"
        subtitle={localTimesNote() ?? 'What was paid, what goes back, and every transaction.'}
      />
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <PaymentFigures />
        <RefundsDue />
        <TransactionHistory />
      </Stack>
      <DetailsDrawer />
    </RefundDialogHost>
  );
}
