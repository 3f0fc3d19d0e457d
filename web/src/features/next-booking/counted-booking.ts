interface Timed {
  slot: { startsAt: Date };
}

/** How long a countdown stays at zero before the next booking takes its place, in milliseconds. */
const zeroShownMs = 10_000;

/** When the countdown to a booking makes room for the next one. */
export const countdownEnd = ({ slot }: Timed): Date =>
  new Date(slot.startsAt.getTime() + zeroShownMs);

/**
 * The booking that is counted down to: the next one, or the one that has only just begun.
 * @param bookings both soonest first
 */
export function countedBooking<T extends Timed>(
  { begun, upcoming }: { begun: T[]; upcoming: T[] },
  now: Date,
): T | null {
  const latest = begun.at(-1);
  if (latest && now < countdownEnd(latest)) return latest;
  return upcoming[0] ?? null;
}
