import type { Booking } from '@carwash/domain/bookings/booking';
import { bookingState } from '@carwash/domain/bookings/booking-state';
import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Handler, isStaffWith } from '../http/handler.ts';
import { bookingNotFound, readBooking } from './read-booking.ts';

/**
 * Checks that the note may still be changed.
 * @throws ApiError conflict once the booking has begun or is cancelled
 */
function requireUpcoming(booking: Booking, now: Date): void {
  if (bookingState(booking, now) === 'upcoming') return;
  throw new ApiError('conflict', 'The note can be changed until the booking begins.');
}

const changedMeanwhile = () =>
  new ApiError(
    'conflict',
    'Somebody else has changed the note meanwhile. Copy what you wrote, and look again.',
  );

/**
 * Changes the note of the caller's own booking until it begins, or of any booking for the desk. The audit
 * contains the booking but not the note, because the note is erased with the account. Setting the same note
 * again succeeds without a change.
 * @throws ApiError not_found for another customer's booking; conflict once it has begun or is cancelled, and if
 * somebody else has changed the note since the caller saw it
 */
export const changeBookingNote: Handler<Context, Endpoints['changeBookingNote']> = (
  { params, body: { note, seenNote }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readBooking(params.id, context);
    const booking = snapshot.data();
    const isOwn = booking.customer.uid === caller.uid;
    const staff = isStaffWith('runDesk', caller) ? caller : null;
    if (!isOwn && !staff) throw bookingNotFound();
    if (booking.note === note) return booking;
    if (!staff) requireUpcoming(booking, context.now());
    if (booking.note !== seenNote) throw changedMeanwhile();
    const batch = context.db.batch();
    batch.update(snapshot.ref, { note }, ifUnchanged(snapshot));
    changeDaysOfVisit(batch, await readDays([booking.slot], context), [], context);
    if (staff && !isOwn) {
      const subject = auditSubjectOf(booking);
      const change = { kind: 'booking', action: 'note changed', subject } as const;
      addAuditEntry(batch, { ...change, before: null, after: null }, staff, context);
    }
    return (await commitIfUnchanged(batch)) ? { ...booking, note } : undefined;
  });
