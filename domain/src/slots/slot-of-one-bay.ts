import type { Slot } from './slot.ts';

/** State of the only bay: free, or a hold or a booking by a claim. */
export interface OneBay {
  isBooked?: Slot['isBooked'] | undefined;
  heldUntil?: Date | null | undefined;
  claimId?: string | null | undefined;
}

/** Returns the availability fields of a slot with a single bay. For tests. */
export function takenBy({ isBooked = 'available', heldUntil = null, claimId = null }: OneBay) {
  const isTaken = isBooked === 'booked';
  const holds = heldUntil && claimId !== null ? [claimId] : [];
  return {
    isBooked,
    heldUntil: isBooked === 'available' ? heldUntil : null,
    fits: true,
    bays: 1,
    free: isTaken ? [] : [{ bay: 'bay', heldUntil, holds }],
    claims:
      claimId === null ? [] : [{ claimId, bay: 'bay', heldUntil: isTaken ? null : heldUntil }],
  } satisfies Partial<Slot>;
}
