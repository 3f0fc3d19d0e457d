interface Timed {
  slot: { startsAt: Date };
}

/**
 * How long a finished countdown stays at zero before the next booking replaces it, in milliseconds.
 */
const zeroShownMs = 10_000;

/** Returns when the countdown to a booking is replaced by the next one. */
export const countdownEnd = ({ slot }: Timed): Date =>
  new Date(slot.startsAt.getTime() + zeroShownMs);

/**
 * Returns the booking to count down to: the next one, or one that has only just started.
 * @param bookings both sorted, the earliest first
 */
export function countdownBooking<T extends Timed>(
  { begun, upcoming }: { begun: T[]; upcoming: T[] },
  now: Date,
): T | null {
  const latest = begun.at(-1);
  if (latest && now < countdownEnd(latest)) return latest;
  return upcoming[0] ?? null;
}
