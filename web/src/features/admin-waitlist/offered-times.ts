import type { Slot } from '@carwash/domain/slots/slot';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';

type Start = Pick<Slot, '_id' | 'startTime' | 'startsAt'>;

/** Returns the first free time that suits the customer, else the first one; null when none is free. */
export const proposedTime = <Time extends Start>(
  free: readonly Time[],
  { from, until }: Pick<WaitlistEntry, 'from' | 'until'>,
): Time | null =>
  free.find(({ startTime }) => from <= startTime && startTime <= until) ?? free[0] ?? null;

/** Returns the times to choose from: the free ones, and among them the chosen one, also when it is taken meanwhile. */
export function offerChoices<Time extends Start>(
  free: readonly Time[],
  chosen: Time | null,
): readonly Time[] {
  if (chosen === null || free.some(({ _id }) => _id === chosen._id)) return free;
  return [...free, chosen].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}
