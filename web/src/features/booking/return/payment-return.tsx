import { describeRefund } from '@carwash/domain/payments/describe-refund';
import type { RefundSettings } from '@carwash/domain/payments/refund-time';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { returnedTransactionParameter } from '@carwash/domain/payments/transaction-id';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Link as RouterLink, useSearchParams } from 'react-router-dom';
import { readPendingBooking } from '~/entities/bookings/pending-booking';
import { keptTicket } from '~/entities/bookings/ticket';
import { confirmingPayment } from '~/entities/payments/payment-messages';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { useOnline } from '~/lib/online';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { OfflineState } from '~/ui/states/offline-state';
import { ReturnPanel, type ReturnPanelProps } from './return-panel';
import { returnedPayment } from './returned-payment';
import { type ReturningPayment, usePaymentReturn } from './use-payment-return';

/** The number that a customer needs when asking about a payment. */
function PaymentNumber({ transactionId }: { transactionId: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
      Payment number {transactionId}
    </Typography>
  );
}

/** Returns the message for a payment without a booking: the reason, the refund, and a link to other times. */
function moneyBackContent(
  transaction: TransactionAnswer,
  settings: RefundSettings,
): ReturnPanelProps {
  const { title, reason, money } = describeRefund(transaction, settings);
  const { transactionId, slot, service } = transaction;
  return {
    mark: <CurrencyExchangeRounded aria-hidden sx={{ fontSize: 56, color: 'warning.main' }} />,
    title,
    children: (
      <>
        <Typography>{reason}</Typography>
        <Typography sx={{ fontWeight: 650 }}>{money}</Typography>
        <PaymentNumber transactionId={transactionId} />
      </>
    ),
    actions: (
      <Button
        component={RouterLink}
        to={withChoice(serviceDayPath(service._id, slot.date), choiceOf(transaction))}
        variant="contained"
        size="large"
      >
        Choose another time
      </Button>
    ),
  };
}

/**
 * Serves both return pages. Whichever the provider redirected to, the server knows whether the payment
 * arrived.
 */
export function PaymentReturn({ claimed }: Pick<ReturningPayment, 'claimed'>) {
  const [params] = useSearchParams();
  const { user } = useSession();
  const named = params.get(returnedTransactionParameter);
  const transactionId = user && returnedPayment(named, readPendingBooking(user._id));
  if (!user || transactionId === null) return <Navigate to={paths.services} replace />;
  if (transactionId !== named) {
    // Puts the payment's id into the address for a reload, because this browser forgets a finished payment.
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

const spinner = <CircularProgress aria-hidden size={56} />;

// An element, not a component, because the live region must be the one of the states that follow.
const checking = (
  <ReturnPanel mark={spinner} title="Checking your payment">
    <Typography sx={{ color: 'text.secondary' }}>This takes a moment.</Typography>
  </ReturnPanel>
);

// Lazy, because a payment may have another outcome.
const Confirmation = lazy(() => import('../confirmation/confirmation'));

/**
 * Shows the payment, or without a connection the booking as this device has stored it. The server is asked
 * once there is a connection.
 */
function ReturnedPayment(payment: ReturningPayment) {
  const online = useOnline();
  const [wasOnline, setWasOnline] = useState(online);
  if (online && !wasOnline) setWasOnline(true);
  if (wasOnline) return <AskedPayment {...payment} />;
  return (
    <Container maxWidth="sm" component={Stack} sx={{ gap: 2, py: { xs: 3, md: 6 } }}>
      <Typography variant="h3" component="h1">
        Your booking
      </Typography>
      {keptTicket(payment.customer, payment.transactionId) ?? (
        <OfflineState title="Your payment needs a connection to be shown" />
      )}
    </Container>
  );
}

/**
 * Shows the state of the payment. All states but the last share one panel, because its live region announces
 * only changes of its content.
 */
function AskedPayment(payment: ReturningPayment) {
  const { progress, asking, checkAgain } = usePaymentReturn(payment);
  const settings = useSettings();
  switch (progress.step) {
    case 'asking':
      return checking;
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
    case 'booked':
      return (
        <Suspense fallback={checking}>
          <Confirmation payment={progress.transaction} />
        </Suspense>
      );
    case 'money_back':
      return <ReturnPanel {...moneyBackContent(progress.transaction, settings)} />;
  }
}
