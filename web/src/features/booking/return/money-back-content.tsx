import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import CurrencyExchangeRounded from '@mui/icons-material/CurrencyExchangeRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { describeRefund } from '~/entities/payments/payment-news.ts';
import { serviceDayPath } from '~/lib/address/service-day-path.ts';
import { PaymentNumber } from './payment-number.tsx';
import type { ReturnPanelProps } from './return-panel.tsx';

/** Paid, but it bought nothing: why, what goes back, and the way to another time. */
export function moneyBackContent(transaction: TransactionAnswer): ReturnPanelProps {
  const { title, reason, money } = describeRefund(transaction);
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
        component={Link}
        to={serviceDayPath(service._id, slot.date)}
        variant="contained"
        size="large"
      >
        Choose another time
      </Button>
    ),
  };
}
