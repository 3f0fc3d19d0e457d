import Stack from '@mui/material/Stack';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { DetailsDrawer } from './details/details-drawer';
import { PaymentFigures } from './figures/payment-figures';
import { TransactionHistory } from './history/transaction-history';
import { RefundsDue } from './refunds/refunds-due';
import { UnpaidBookings } from './unpaid/unpaid-bookings';

/** /dashboard/transaction-overview: what is to be paid, refunds due, all transactions, and key figures. */
export default function TransactionOverviewPage() {
  return (
    <DialogHost>
      <PageHeading
        title="Transaction Overview"
        subtitle={localTimesNote() ?? 'What was paid, what goes back, and every transaction.'}
      />
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <UnpaidBookings />
        <RefundsDue />
        <TransactionHistory />
        <PaymentFigures />
      </Stack>
      <DetailsDrawer />
    </DialogHost>
  );
}
