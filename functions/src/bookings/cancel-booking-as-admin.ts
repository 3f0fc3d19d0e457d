import type { Endpoints } from '@carwash/domain/api/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { addCancellation } from './add-cancellation.ts';
import { bookingSubject } from './booking-subject.ts';
import { readBooking } from './read-booking.ts';
import { requireCancellable } from './require-cancellable.ts';

/**
 * Cancels anybody's upcoming booking and frees its slot. Whether the money goes back is the admin's
 * decision, whatever the notice.
 * @throws ApiError not_found; conflict if it has begun or is cancelled already
 */
export const cancelBookingAsAdmin: Handler<Context, Endpoints['cancelBookingAsAdmin']> = (
  { params, body: { refund, reason }, caller },
  context,
) =>
  untilUncontended(async () => {
    const snapshot = await readBooking(params.id, context);
    const before = snapshot.data();
    requireCancellable(before, context.now());
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
        before,
        after: { ...after, refund, reason },
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
