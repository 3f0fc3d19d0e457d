import type { Transaction } from '@carwash/domain/payments/transaction';
import { useSaleCommand } from '~/entities/sales/use-sale-command';

/** The reason that the timeline keeps. */
const reason = 'Marked as paid by mistake';

/** Undoes that a payment was marked as paid: it is to be paid again. */
export function useUndoCollect() {
  const { command } = useSaleCommand();
  const undo = ({ _id: id, version }: Pick<Transaction, '_id' | 'version'>) =>
    command(
      'correctPayment',
      { params: { id }, body: { paymentMethod: 'later', reason, version } },
      { done: 'To be paid again', failed: 'Failed to undo' },
    );
  return { undo };
}
