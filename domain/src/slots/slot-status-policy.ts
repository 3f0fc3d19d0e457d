import type { Slot } from './slot.ts';

/**
 * Returns the reason why the desk cannot open or close a slot; null if it can. A slot that is booked out or being
 * paid for cannot be changed.
 */
export function slotStatusBlocker(
  slot: Pick<Slot, 'isBooked' | 'claims'>,
  status: 'available' | 'canceled',
  now: Date,
): 'booked' | 'being_paid_for' | null {
  if (slot.isBooked === 'booked') return 'booked';
  const isHeld = slot.claims.some(({ heldUntil }) => heldUntil !== null && heldUntil > now);
  return status === 'canceled' && isHeld ? 'being_paid_for' : null;
}
