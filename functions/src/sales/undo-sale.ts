import type { Endpoints } from '@carwash/domain/endpoints';
import type { Message } from '@carwash/domain/messages/message';
import { undo } from '@carwash/domain/sales/undo';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/** Tells whether the customer knows of the booking, or may know of it. */
async function wasTold(bookingId: string, { db }: Context): Promise<boolean> {
  const found = await db.messages.where('bookingId', '==', bookingId).get();
  const isOut = ({ kind, state }: Message) =>
    kind === 'confirmation' && state !== 'scheduled' && state !== 'dropped';
  return found.docs.some((message) => isOut(message.data()));
}

/**
 * Undoes a mistaken sale at the desk. A repeated call by the same person gets the same answer as the first.
 * @throws ApiError not_found; conflict after ten minutes, once the car is in a bay, for a sale online, and after a
 * refund
 */
export const undoSale: Handler<Context, Endpoints['undoSale']> = (
  { params: { id }, body: { reason }, caller },
  context,
) =>
  changeBooking(
    id,
    async (sale, act) => undo(sale, { reason, wasTold: await wasTold(id, context) }, act),
    caller,
    context,
  );
