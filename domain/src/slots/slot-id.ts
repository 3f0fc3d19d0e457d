import { isCalendarDay } from '../time/calendar-days.ts';

/** Returns the id `{serviceId}_{date}_{HHmm}` of a slot. */
export const slotId = (serviceId: string, date: string, startTime: string) =>
  `${serviceId}_${date}_${startTime.replace(':', '')}`;

const slotIdFormat = /^(.+)_(\d{4}-\d{2}-\d{2})_([01]\d|2[0-3])([0-5]\d)$/;

/** Returns the parts of a slot's id; null if it cannot be one. */
export function partsOfSlotId(
  id: string,
): { serviceId: string; date: string; startTime: string } | null {
  const [, serviceId, date, hours, minutes] = slotIdFormat.exec(id) ?? [];
  if (serviceId === undefined || date === undefined || !isCalendarDay(date)) return null;
  return { serviceId, date, startTime: `${hours}:${minutes}` };
}
