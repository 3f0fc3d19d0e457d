import type { OwnPayment } from '@carwash/domain/bookings/slot-offer';
import type { Slot } from '@carwash/domain/slots/slot';
import { slotState } from '@carwash/domain/slots/slot-state';
import type { QueryState } from '~/lib/query-state';

/**
 * The visitor's own payments as far as they are needed to tell how `slots` stand at `now`: only a
 * held slot makes it worth waiting for them. Null while they have to be waited for. When they cannot
 * be had, a hold counts as somebody else's.
 */
export function ownHolds(
  slots: readonly Slot[],
  own: QueryState<OwnPayment[]>,
  now: Date,
): readonly OwnPayment[] | null {
  if (own.state === 'ready') return own.data;
  const isHeld = slots.some((slot) => slotState(slot, now) === 'held');
  return own.state === 'loading' && isHeld ? null : [];
}
