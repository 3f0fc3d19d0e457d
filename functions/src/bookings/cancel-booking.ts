import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { addCancellation } from './add-cancellation.ts';
import { readOwnBooking } from './read-own-booking.ts';
import { requireCancellable } from './require-cancellable.ts';

/** Nobody is to lose money, or to get it back, who agreed to the opposite. */
function requireExpectedRefund(refund: boolean, expected: boolean | undefined): void {
  if (expected === undefined || expected === refund) return;
  throw new ApiError(
    'refund_changed',
    refund
      ? 'The money would go back now. Please confirm once more.'
      : 'It starts in less than 24 hours by now, so the money would not go back. Please confirm once more.',
  );
}

/**
 * Cancels the caller's upcoming booking and frees its slot; at least 24 hours before the start the
 * payment becomes refund_due in the same commit. What counts is the slot that the booking has now:
 * who moved it to a later day in time may cancel that one like any other.
 */
export const cancelBooking: Handler<Context, Endpoints['cancelBooking']> = (
  { params, query, caller },
  context,
) =>
  untilUncontended(async () => {
    const snapshot = await readOwnBooking(params.id, caller, context);
    const refund = requireCancellable(snapshot.data(), context.now()) === 'refund';
    requireExpectedRefund(refund, query.refund);
    const by = { uid: caller.uid, role: caller.role ?? 'user' };
    const batch = context.db.batch();
    const cancelled = await addCancellation(batch, snapshot, { by, refund }, context);
    return cancelled && (await commitIfUnchanged(batch)) ? cancelled : undefined;
  });
