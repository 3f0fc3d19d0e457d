import type { Endpoints } from '@carwash/domain/endpoints';
import { changeNote } from '@carwash/domain/sales/change-note';
import type { Context } from '../context.ts';
import { type Handler, isStaffWith } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Changes the note of the caller's own booking until it begins, or of any booking for the desk.
 * @throws ApiError not_found for another customer's booking; conflict once it has begun or is cancelled, and if it has
 * changed since the caller saw it
 */
export const changeBookingNote: Handler<Context, Endpoints['changeBookingNote']> = (
  request,
  context,
) => {
  const { caller, body } = request;
  const isDesk = isStaffWith('runDesk', caller);
  return changeBooking(
    {
      name: 'changeBookingNote',
      request,
      sees: ({ booking }) => isDesk || booking?.customer.uid === caller.uid,
      decide: (sale, act) => changeNote(sale, { note: body.note, isDesk }, act),
    },
    context,
  );
};
