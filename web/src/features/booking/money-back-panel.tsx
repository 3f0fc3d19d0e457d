import type { RefundReason, Transaction } from '@carwash/domain/entities/transaction';
import { formatPrice } from '@carwash/domain/rules/money';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { serviceDayPath } from '~/lib/service-day-path.ts';
import { ReturnPanel } from './return-panel.tsx';

const reasons: Record<RefundReason, string> = {
  slot_gone: 'The slot was taken before your payment arrived, so it could not be booked.',
  amount_mismatch:
    'The amount that was paid is not the price of the service, so nothing was booked.',
  booking_cancelled: 'This booking was cancelled.',
};

/** Paid, but it bought nothing: why, how much goes back, and the way to another time. */
export function MoneyBackPanel({ transaction }: { transaction: Transaction }) {
  const { status, refundReason, amount, transactionId, slot, service } = transaction;
  const isBack = status === 'refunded';
  return (
    <ReturnPanel
      mark={<CurrencyExchangeRounded aria-hidden sx={{ fontSize: 56, color: 'warning.main' }} />}
      title={isBack ? 'Your money was returned' : 'Your money goes back to you'}
      actions={
        <Button
          component={Link}
          to={serviceDayPath(service._id, slot.date)}
          variant="contained"
          size="large"
        >
          Choose another time
        </Button>
      }
    >
      <Typography>{reasons[refundReason ?? 'slot_gone']}</Typography>
      <Typography>
        Your <strong>{formatPrice(amount)}</strong>{' '}
        {isBack ? 'went back to you in full.' : 'will go back to you in full.'} You need not do
        anything.
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        Payment number {transactionId}
      </Typography>
    </ReturnPanel>
  );
}
