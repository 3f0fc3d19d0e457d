import type { OwnPayment } from '@carwash/domain/bookings/slot-availability';
import type { Slot } from '@carwash/domain/slots/slot';
import type { QueryState } from '~/lib/query-state';

/**
 * Returns the visitor's own latest payments, for judging the availability of `slots` at `now`. They matter
 * only when there are holds: null means that they are still loading and the caller must wait. When they can't
 * be loaded, every hold counts as somebody else's.
 */
export function ownHolds(
  slots: readonly Slot[],
  own: QueryState<OwnPayment[]>,
  now: Date,
): readonly OwnPayment[] | null {
  if (own.state === 'ready') return own.data;
  const isHeld = slots.some(({ claims, free }) =>
    [...claims, ...free].some(({ heldUntil }) => heldUntil !== null && heldUntil > now),
  );
  return own.state === 'loading' && isHeld ? null : [];
}
