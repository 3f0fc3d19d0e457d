import type { Endpoints } from '@carwash/domain/endpoints';
import type { Message } from '@carwash/domain/messages/message';
import { undo } from '@carwash/domain/sales/undo';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';
import { withTimeline } from './load-sale.ts';

/** Tells whether the customer knows of the booking, or may know of it. */
async function wasTold(bookingId: string, { db }: Context): Promise<boolean> {
  const found = await db.messages.where('bookingId', '==', bookingId).get();
  const isOut = ({ kind, state }: Message) =>
    kind === 'confirmation' && state !== 'scheduled' && state !== 'dropped';
  return found.docs.some((message) => isOut(message.data()));
}

/**
 * Undoes a mistaken sale at the desk.
 * @throws ApiError not_found; conflict after ten minutes, once the car is in a bay, for a sale online, after a refund, and if
 * it has changed since the caller saw it
 */
export const undoSale: Handler<Context, Endpoints['undoSale']> = (request, context) => {
  const { id } = request.params;
  const { reason } = request.body;
  return changeBooking(
    {
      name: 'undoSale',
      request,
      decide: async (sale, act) => {
        const [told, all] = await Promise.all([wasTold(id, context), withTimeline(sale, context)]);
        return undo(all, { reason, wasTold: told }, act);
      },
    },
    context,
  );
};
