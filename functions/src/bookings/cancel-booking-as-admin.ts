import type { Booking } from '@carwash/domain/bookings/booking';
import type { CancelByAdmin } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Admin, Handler } from '../http/handler.ts';
import { addCancellation } from './add-cancellation.ts';
import { bookingSubject } from './booking-subject.ts';
import { findBookingEvent } from './find-booking-event.ts';
import { readBooking } from './read-booking.ts';
import { requireCancellable } from './require-cancellable.ts';

/** Whether this admin has cancelled the booking before in just this way: the same call came twice. */
async function isRepeated(
  { _id, status, refundTerms, amount }: Booking,
  { refund, reason }: CancelByAdmin,
  { uid }: Admin,
  context: Context,
): Promise<boolean> {
  const wasRefunded = refundTerms === 'granted';
  if (status !== 'cancelled' || (amount > 0 && refund !== wasRefunded)) return false;
  const earlier = await findBookingEvent(_id, 'cancelled', context);
  return earlier?.by.uid === uid && earlier.reason === reason;
}

/**
 * Cancels anybody's upcoming booking and frees its slot. Whether the money goes back is the admin's
 * decision, whatever the notice; where nothing was paid, nothing does. The same call by the same admin again is answered as the first one.
 * @throws ApiError not_found; conflict if it has begun, is cancelled otherwise already, or was refunded
 * and is not to be
 */
export const cancelBookingAsAdmin: Handler<Context, Endpoints['cancelBookingAsAdmin']> = (
  { params, body, caller },
  context,
) =>
  untilUncontended(async () => {
    const { reason } = body;
    const snapshot = await readBooking(params.id, context);
    const before = snapshot.data();
    const refund = body.refund && before.amount > 0;
    if (await isRepeated(before, body, caller, context)) return before;
    requireCancellable(before, context.now());
    if (before.refundTerms === 'granted' && !refund) {
      throw new ApiError('conflict', 'The money of this booking goes back already.');
    }
    const by = { uid: caller.uid, role: caller.role };
    const batch = context.db.batch();
    const after = await addCancellation(batch, snapshot, { by, refund, reason }, context);
    if (!after) return undefined;
    addAuditEntry(
      batch,
      {
        kind: 'booking',
        action: 'cancelled',
        subject: bookingSubject(before),
        before: { status: before.status },
        after: { status: after.status, refund, reason },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
