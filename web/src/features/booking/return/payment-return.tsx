import { returnedTransactionParameter } from '@carwash/domain/payments/payment-endpoints';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { Navigate, useSearchParams } from 'react-router-dom';
import { readPendingBooking } from '~/entities/bookings/pending-booking.ts';
import { confirmingPayment } from '~/entities/payments/payment-news.ts';
import { paths } from '~/lib/address/paths.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { moneyBackContent } from './money-back-content.tsx';
import { PaymentNumber } from './payment-number.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { returnedPayment } from './returned-payment.ts';
import { type ReturningPayment, usePaymentReturn } from './use-payment-return.ts';

/** Both return pages: whichever the provider chose, the server knows whether it was paid. */
export function PaymentReturn({ claimed }: Pick<ReturningPayment, 'claimed'>) {
  const [params] = useSearchParams();
  const { user } = useSession();
  const named = params.get(returnedTransactionParameter);
  const transactionId = user && returnedPayment(named, readPendingBooking(user._id));
  if (!user || transactionId === null) return <Navigate to={paths.services} replace />;
  if (transactionId !== named) {
    // Once the payment has ended this browser forgets it; the address still knows it after a reload.
    const search = new URLSearchParams({ [returnedTransactionParameter]: transactionId });
    return <Navigate to={{ search: search.toString() }} replace />;
  }
  return (
    <ReturnedPayment
      key={`${user._id} ${transactionId}`}
      transactionId={transactionId}
      customer={user._id}
      claimed={claimed}
    />
  );
}

/** Always the same panel, whatever it says: its live region tells only changes of its content. */
function ReturnedPayment(payment: ReturningPayment) {
  const { progress, asking, checkAgain } = usePaymentReturn(payment);
  const spinner = <CircularProgress aria-hidden size={56} />;
  switch (progress.step) {
    case 'asking':
      return (
        <ReturnPanel mark={spinner} title="Checking your payment">
          <Typography sx={{ color: 'text.secondary' }}>This takes a moment.</Typography>
        </ReturnPanel>
      );
    case 'waiting':
      return (
        <ReturnPanel
          mark={spinner}
          title={confirmingPayment.title}
          actions={
            <Button variant="outlined" loading={asking} onClick={checkAgain}>
              Check again
            </Button>
          }
        >
          <Typography>{confirmingPayment.text}</Typography>
          <PaymentNumber transactionId={payment.transactionId} />
        </ReturnPanel>
      );
    case 'money_back':
      return <ReturnPanel {...moneyBackContent(progress.transaction)} />;
  }
}
