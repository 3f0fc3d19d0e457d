import type { PlannedSlot } from './day-plan';

/** What begins at one time of the day. */
export interface DayTime {
  /** HH:mm */
  time: string;
  slots: PlannedSlot[];
}

/** Slots by the time at which they begin, the earliest first; at one time in the order given. */
export function dayTimes(slots: readonly PlannedSlot[]): DayTime[] {
  const times = new Map<string, PlannedSlot[]>();
  for (const planned of slots) {
    const { startTime } = planned.slot;
    times.set(startTime, [...(times.get(startTime) ?? []), planned]);
  }
  return [...times]
    .map(([time, begun]) => ({ time, slots: begun }))
    .sort((one, other) => one.time.localeCompare(other.time));
}
