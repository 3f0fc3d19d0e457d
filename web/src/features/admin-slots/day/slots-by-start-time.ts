import { formatClock } from '~/lib/clock/format-times';
import type { PlannedSlot } from './day-plan';

/** The slots that start at one time of the day. */
export interface SlotsAtTime {
  /** '10:00' */
  time: string;
  slots: PlannedSlot[];
}

/** Groups slots by their start, the earliest first; the order within a group is kept. */
export const slotsByStartTime = (slots: readonly PlannedSlot[]): SlotsAtTime[] =>
  [...Map.groupBy(slots, ({ slot }) => slot.startsAt.getTime())]
    .sort(([one], [other]) => one - other)
    .map(([startsAt, begun]) => ({ time: formatClock(new Date(startsAt)), slots: begun }));
