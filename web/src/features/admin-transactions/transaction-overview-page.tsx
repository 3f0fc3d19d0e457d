import Stack from '@mui/material/Stack';
import { PageHeading } from '~/components/page-heading.tsx';
import { localTimesNote } from '~/lib/local-times-note.ts';
import { DetailsDrawer } from './details-drawer.tsx';
import { PaymentFigures } from './payment-figures.tsx';
import { RefundDialogHost } from './refund-dialog-host.tsx';
import { RefundsDue } from './refunds-due.tsx';
import { TransactionHistory } from './transaction-history.tsx';

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
