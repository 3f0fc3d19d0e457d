import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { startTimesOf } from '@carwash/domain/slots/slots-of-day';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { dataOfDays } from '../days/read-days.ts';
import {
  changeStarts,
  readDaysOfSlots,
  startChange,
  type TimetableDays,
} from '../days/timetable-days.ts';
import { requireUnchanged } from '../db/compare-and-set.ts';
import { readService } from '../services/read-service.ts';

/** The data on which a change of a service's slots depends. */
interface TimetableRead extends TimetableDays {
  service: QueryDocumentSnapshot<Service>;
  /** Ids of its slots on these days, in any state. */
  existing: ReadonlySet<string>;
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
  const ids = dataOfDays(timetable.days).flatMap((day) =>
    startTimesOf(day, [serviceId], businessTimeZone).map(({ _id }) => _id),
  );
  return { ...timetable, service, existing: new Set(ids) };
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
