import {
  type TransactionStatus,
  transactionStatusLabels,
} from '@carwash/domain/payments/transaction';
import { StatusChip, type Tone } from '~/ui/page/status-chip';

const tones: Record<TransactionStatus, Tone> = {
  pending: 'waiting',
  success: 'good',
  failed: 'bad',
  refund_due: 'waiting',
  refunded: 'neutral',
  unpaid: 'waiting',
  void: 'neutral',
  written_off: 'bad',
};

/** The status of a payment in everyday words. */
export const TransactionStatusChip = ({ status }: { status: TransactionStatus }) => (
  <StatusChip label={transactionStatusLabels[status]} tone={tones[status]} />
);
