import type { Booking } from '@carwash/domain/bookings/booking';
import { useSaleCommand } from '~/entities/sales/use-sale-command';
import type { showChangeFailure } from '~/lib/api/show-failure';
import { toastTexts } from '~/lib/toasts';

/** The reason that the audit keeps. */
const reason = 'Sold by mistake';

/** Undoes a sale at the desk. */
export function useUndoSale(tellFailure?: typeof showChangeFailure) {
  const { command, ...attempt } = useSaleCommand(tellFailure);
  const undo = (
    { _id: id, version }: Pick<Booking, '_id' | 'version'>,
    onDone: () => void = () => {},
  ) =>
    command(
      'undoSale',
      { params: { id }, body: { reason, version } },
      { done: toastTexts.saleUndone, failed: toastTexts.saleNotUndone, onDone },
    );
  return { ...attempt, undo };
}
