import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { findBookingEvent } from '../payments/find-booking-event.ts';
import { addCancellation } from './add-cancellation.ts';
import { readOwnBooking } from './read-own-booking.ts';
import { requireCancellable } from './require-cancellable.ts';
import { requireExpectedRefund } from './require-expected-refund.ts';
import { withTermsNow } from './terms-now.ts';

/**
 * Cancels the caller's upcoming booking and frees its slot. With the notice by which it was
 * sold, or while there is no bay for it, the payment becomes refund_due in the same commit. The current slot's start counts, unless the booking
 * was rescheduled too late. A booking that the caller has already cancelled is returned unchanged.
 * @throws ApiError not_found; conflict if it has begun or the business has cancelled it; refund_changed
 */
export const cancelBooking: Handler<Context, Endpoints['cancelBooking']> = (
  { params, query, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readOwnBooking(params.id, caller, context);
    const booking = snapshot.data();
    if (booking.status === 'cancelled') {
      const earlier = await findBookingEvent(booking._id, 'cancelled', context);
      if (earlier?.by.uid === caller.uid) return booking;
    }
    const terms = await withTermsNow(booking, context);
    const refund = requireCancellable(terms, context.now()) === 'refund';
    requireExpectedRefund('cancel', booking, refund, query.refund);
    const by = { uid: caller.uid, role: caller.role ?? 'user' };
    const batch = context.db.batch();
    const decision = { by, refund: refund ? 'due' : 'none' } as const;
    const cancelled = await addCancellation(batch, snapshot, decision, context);
    return cancelled && (await commitIfUnchanged(batch)) ? cancelled.booking : undefined;
  });
