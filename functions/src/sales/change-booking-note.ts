import type { Endpoints } from '@carwash/domain/endpoints';
import { changeNote } from '@carwash/domain/sales/change-note';
import type { Context } from '../context.ts';
import { type Handler, isStaffWith } from '../http/handler.ts';
import { changeBooking } from './change-sale.ts';

/**
 * Changes the note of the caller's own booking until it begins, or of any booking for the desk.
 * @throws ApiError not_found for another customer's booking; conflict once it has begun or is cancelled, and if
 * somebody else has changed the note since the caller saw it
 */
export const changeBookingNote: Handler<Context, Endpoints['changeBookingNote']> = (
  { params: { id }, body: { note, seenNote: seen }, caller },
  context,
) => {
  const command = { note, seen, isDesk: isStaffWith('runDesk', caller) };
  return changeBooking(id, (sale, act) => changeNote(sale, command, act), caller, context);
};
