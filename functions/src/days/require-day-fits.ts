import type { Bay } from '@carwash/domain/days/bay';
import { type Capacity, faultOfLargeDay, largestDayBytes } from '@carwash/domain/days/day-size';
import type { Service } from '@carwash/domain/services/service';
import { shortestJob } from '@carwash/domain/services/shortest-job';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { badInput } from '../errors/api-error.ts';
import { readRoster } from './read-roster.ts';

interface PlanChange {
  /** The field that changes. */
  field: string;
  bays?: readonly Bay[];
  /** A service as it is to become. */
  service?: Service;
  hours?: OpeningHours;
}

/**
 * Checks that a full day of the business would still fit in its document.
 * @throws ApiError bad_input that names the field
 */
export async function requireDayFits(
  { field, bays, service, hours }: PlanChange,
  context: Context,
): Promise<void> {
  const [roster, settings, found] = await Promise.all([
    readRoster(context),
    readSettings(context),
    context.db.services.get(),
  ]);
  const services = found.docs.map((each) => each.data());
  const others = services.filter(({ _id }) => _id !== service?._id);
  const planOf = (each: Service) => ({
    _id: each._id,
    startsEvery: each.startsEvery,
    shortestJob: shortestJob(each, settings),
  });
  const before: Capacity = {
    bays: roster.bays,
    services: services.map(planOf),
    hours: settings,
  };
  const after: Capacity = {
    bays: bays ?? roster.bays,
    services: (service ? [...others, service] : others).map(planOf),
    hours: hours ?? settings,
  };
  const fault = faultOfLargeDay(after);
  // A business that is too large already may become smaller, or change otherwise.
  if (fault !== null && largestDayBytes(after) > largestDayBytes(before)) {
    throw badInput(field, fault);
  }
}
