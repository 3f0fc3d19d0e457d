import CheckCircleOutlineRounded from '@mui/icons-material/CheckCircleOutlineRounded';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import PriceCheckRounded from '@mui/icons-material/PriceCheckRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';

/** Titles and icons of the cards. */
export const figureNames = {
  total: { name: 'Total transactions', Icon: ReceiptLongRounded },
  revenue: { name: 'Total revenue', Icon: PaymentsRounded },
  succeeded: { name: 'Successful', Icon: CheckCircleOutlineRounded },
  average: { name: 'Average transaction', Icon: PriceCheckRounded },
} as const;

export const chartTitles = {
  services: 'Revenue by service',
  statuses: 'Transactions by status',
} as const;
