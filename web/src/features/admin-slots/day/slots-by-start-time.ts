import type { PlannedSlot } from './day-plan';

/** The slots that start at one time of the day. */
export interface SlotsAtTime {
  /** HH:mm */
  time: string;
  slots: PlannedSlot[];
}

/** Groups slots by their start, the earliest first; the order within a group is kept. */
export function slotsByStartTime(slots: readonly PlannedSlot[]): SlotsAtTime[] {
  const times = new Map<string, PlannedSlot[]>();
  for (const planned of slots) {
    const { startTime } = planned.slot;
    times.set(startTime, [...(times.get(startTime) ?? []), planned]);
  }
  return [...times]
    .map(([time, begun]) => ({ time, slots: begun }))
    .sort((one, other) => one.time.localeCompare(other.time));
}
