import type { Day } from '@carwash/domain/bays/day';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { offeredStartsOf, startTimesOf } from '@carwash/domain/slots/slots-of-day';
import type { ExistingStarts } from '@carwash/domain/slots/timetable';
import { addDays } from '@carwash/domain/time/business-time';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { readDates } from '../bays/read-days.ts';
import {
  changeStarts,
  mayOverlap,
  readDaysOfSlots,
  startChange,
  type TimetableDays,
} from '../bays/timetable-days.ts';
import type { Context } from '../context.ts';
import { requireUnchanged } from '../db/compare-and-set.ts';
import { readService } from '../services/read-service.ts';

/** The data on which a change of a service's slots depends. */
export interface TimetableRead extends TimetableDays {
  service: QueryDocumentSnapshot<Service>;
  existing: ExistingStarts;
}

const dataOf = (days: TimetableDays['days']): Day[] => days.flatMap((day) => day.data() ?? []);

/** The days before and after the ones that were read: their slots may reach over midnight. */
async function readDaysBeside(
  { days }: TimetableDays,
  context: Context,
): Promise<TimetableDays['days']> {
  const known = new Set(days.map(({ id }) => id));
  const beside = [...known].flatMap((date) => [addDays(date, -1), addDays(date, 1)]);
  return readDates(new Set(beside.filter((date) => !known.has(date))), context);
}

/**
 * Reads a service and its slots on the days of these.
 * @throws ApiError not_found
 */
export async function readTimetable(
  serviceId: string,
  slots: readonly Pick<Slot, 'date'>[],
  context: Context,
): Promise<TimetableRead> {
  const { businessTimeZone } = context.settings;
  const [service, timetable] = await Promise.all([
    readService(serviceId, context),
    readDaysOfSlots(slots, context),
  ]);
  const rivals = mayOverlap(timetable)
    ? []
    : [...timetable.days, ...(await readDaysBeside(timetable, context))];
  const ids = dataOf(timetable.days).flatMap((day) =>
    startTimesOf(day, [serviceId], businessTimeZone).map(({ _id }) => _id),
  );
  const existing = {
    ids: new Set(ids),
    rivals: dataOf(rivals).flatMap((day) => offeredStartsOf(day, [serviceId], businessTimeZone)),
  };
  return { ...timetable, service, existing };
}

/**
 * Adds slots to the timetable of a service in `batch`. It fails if another commit has changed one of the days, or
 * deleted the service, since it was read.
 */
export function addSlots(
  batch: WriteBatch,
  slots: readonly Pick<Slot, 'date' | 'startTime' | 'startsAt' | 'endsAt'>[],
  becomes: 'offered' | 'closed',
  timetable: TimetableRead,
  context: Context,
): void {
  const { service } = timetable;
  const starts = slots.map((slot) => startChange({ ...slot, serviceId: service.id }, becomes));
  requireUnchanged(batch, service);
  changeStarts(batch, starts, timetable, context);
}
