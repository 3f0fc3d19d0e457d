import type { CreateTransaction } from '@carwash/domain/api/transaction-endpoints';
import type { PendingBooking } from '@carwash/domain/entities/pending-booking';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '~/lib/paths.ts';
import { readPendingBooking } from '~/lib/pending-booking.ts';
import { MoneyBackPanel } from './money-back-panel.tsx';
import { ReturnPanel } from './return-panel.tsx';
import { usePaymentReturn } from './use-payment-return.ts';

interface PaymentReturnProps {
  /** What the provider's page said. */
  claimed: CreateTransaction['status'];
}

/** Both return pages: whichever the provider chose, the server knows whether it was paid. */
export function PaymentReturn({ claimed }: PaymentReturnProps) {
  // Read once: it is forgotten while this screen is still there.
  const [pending] = useState(readPendingBooking);
  if (!pending) return <Navigate to={paths.services} replace />;
  return <ReturnedPayment pending={pending} claimed={claimed} />;
}

function ReturnedPayment({ pending, claimed }: PaymentReturnProps & { pending: PendingBooking }) {
  const { progress, asking, checkAgain } = usePaymentReturn(pending, claimed);
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
          title="We are confirming your payment"
          actions={
            <Button variant="outlined" loading={asking} onClick={checkAgain}>
              Check again
            </Button>
          }
        >
          <Typography>
            The payment provider has not told us the result yet. This page goes on by itself as soon
            as it does, and nothing is lost if you close it.
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            Payment number {pending.transactionId}
          </Typography>
        </ReturnPanel>
      );
    case 'money_back':
      return <MoneyBackPanel transaction={progress.transaction} />;
  }
}
