import type { Day } from '../days/day.ts';
import { addDays, businessInstant } from '../time/business-time.ts';
import { minuteMs } from '../time/durations.ts';
import type { Slot } from './slot.ts';
import { slotOfDay, slotsOfDay } from './slots-of-day.ts';

type View = Parameters<typeof slotsOfDay>[2];

/** Returns the latest end of a job that, with the clean-up of any bay after it, does not reach into the next day. */
export function latestEndOn({ _id, bays }: Pick<Day, '_id' | 'bays'>, timeZone: string): Date {
  const midnight = businessInstant(addDays(_id, 1), '00:00', timeZone);
  const longestCleanUp = Math.max(0, ...bays.map(({ cleanUp }) => cleanUp));
  return new Date(midnight.getTime() - longestCleanUp * minuteMs);
}

/** Computes anew the slots that reach into the next day, because they need a bay there too. */
function besideNextDay(slots: Slot[], day: Day, next: Day | null, view: View): Slot[] {
  if (!next) return slots;
  const latest = latestEndOn(day, view.timeZone);
  return slots.map((slot) =>
    slot.endsAt > latest ? (slotOfDay(day, slot, { ...view, later: [next] }) ?? slot) : slot,
  );
}

/**
 * Returns the slots of a day as `slotsOfDay` does, and looks at the next day for those that reach into it.
 * @param next null: it does not exist, or no slot reaches into it
 */
export const slotsBesideNextDay = (
  day: Day,
  next: Day | null,
  serviceId: string | null,
  view: View,
): Slot[] => besideNextDay(slotsOfDay(day, serviceId, view), day, next, view);

/** Returns one slot as `slotOfDay` does, and looks at the next day if it reaches into it; see `slotsBesideNextDay`. */
export function slotBesideNextDay(
  day: Day,
  next: Day | null,
  start: Parameters<typeof slotOfDay>[1],
  view: View,
): Slot | null {
  const slot = slotOfDay(day, start, view);
  return slot && (besideNextDay([slot], day, next, view)[0] ?? null);
}
