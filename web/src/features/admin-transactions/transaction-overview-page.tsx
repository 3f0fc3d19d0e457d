import Stack from '@mui/material/Stack';
import { localTimesNote } from '~/lib/clock/local-times-note';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { PageHeading } from '~/ui/page/page-heading';
import { BelowTheFold } from '~/ui/states/below-the-fold';
import { DetailsDrawer } from './details/details-drawer';
import { PaymentCards } from './figures/payment-cards';
import { PaymentCharts } from './figures/payment-charts';
import { TransactionHistory } from './history/transaction-history';
import { RefundsDue } from './refunds/refunds-due';
import { UnansweredPayments } from './unanswered/unanswered-payments';
import { UnpaidBookings } from './unpaid/unpaid-bookings';

/** /dashboard/transaction-overview: key figures, what is to be paid, refunds due, all transactions, and charts. */
export default function TransactionOverviewPage() {
  return (
    <DialogHost>
      <PageHeading
        title="Transaction Overview"
        subtitle={localTimesNote() ?? 'What was paid, what goes back, and every transaction.'}
      />
      <Stack sx={{ gap: { xs: 4, md: 5 } }}>
        <PaymentCards />
        <UnansweredPayments />
        <UnpaidBookings />
        <RefundsDue />
        <TransactionHistory />
        <BelowTheFold>
          <PaymentCharts />
        </BelowTheFold>
      </Stack>
      <DetailsDrawer />
    </DialogHost>
  );
}
