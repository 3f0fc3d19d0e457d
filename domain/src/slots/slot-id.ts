import { isCalendarDay } from '../time/calendar-days.ts';

/** Returns the id `{serviceId}_{date}_{HHmm}` of a slot. */
export const slotId = (serviceId: string, date: string, startTime: string) =>
  `${serviceId}_${date}_${startTime.replace(':', '')}`;

/**
 * Returns the id of a slot in the hour that the clocks repeat in autumn: the second time that they show `startTime`. Only
 * walk-ins begin then; offered slots begin at the first.
 */
export const repeatedSlotId = (serviceId: string, date: string, startTime: string) =>
  `${slotId(serviceId, date, startTime)}b`;

const slotIdFormat = /^(.+)_(\d{4}-\d{2}-\d{2})_([01]\d|2[0-3])([0-5]\d)(b?)$/;

interface SlotIdParts {
  serviceId: string;
  date: string;
  /** HH:mm */
  startTime: string;
  /** Whether the clocks show the start for the second time; see `repeatedSlotId`. */
  isRepeated: boolean;
}

/** Returns the parts of a slot's id; null if it cannot be one. */
export function partsOfSlotId(id: string): SlotIdParts | null {
  const [, serviceId, date, hours, minutes, repeated] = slotIdFormat.exec(id) ?? [];
  if (serviceId === undefined || date === undefined || !isCalendarDay(date)) return null;
  return { serviceId, date, startTime: `${hours}:${minutes}`, isRepeated: repeated === 'b' };
}

/** Returns the id of the slot of another service at the same start. */
export function withService(id: string, serviceId: string): string {
  const parts = partsOfSlotId(id);
  if (!parts) throw new RangeError(`${id} is no slot`);
  const idOf = parts.isRepeated ? repeatedSlotId : slotId;
  return idOf(serviceId, parts.date, parts.startTime);
}
