import { mayTellReady } from '@carwash/domain/bookings/ready-policy';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, requireUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { addBookingEvent } from '../payments/add-booking-event.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { findBookingEvent } from './find-booking-event.ts';
import { readBooking } from './read-booking.ts';

/**
 * Tells the customer that the car can be collected, once.
 * @throws ApiError not_found; conflict before the booking begins, after a no-show, or when it is cancelled
 */
export const markReady: Handler<Context, Endpoints['markReady']> = ({ params, caller }, context) =>
  retryOnConflict(async () => {
    const snapshot = await readBooking(params.id, context);
    const booking = snapshot.data();
    if (await findBookingEvent(booking._id, 'ready', context)) return booking;
    if (!mayTellReady(booking, context.now())) {
      throw new ApiError('conflict', 'Only a visit that has begun can be ready.');
    }
    const batch = context.db.batch();
    requireUnchanged(batch, snapshot);
    const by = { uid: caller.uid, role: caller.role };
    await addBookingEvent(batch, booking, { kind: 'ready', by }, context);
    const change = { kind: 'booking', action: 'ready to collect' } as const;
    const subject = bookingAuditSubject(booking);
    addAuditEntry(batch, { ...change, subject, before: null, after: null }, caller, context);
    return (await commitIfUnchanged(batch)) ? booking : undefined;
  });
