import { withStarts } from '@carwash/domain/days/changed-day';
import type { Endpoints } from '@carwash/domain/endpoints';
import { bookedOutsideHours, startsByHours } from '@carwash/domain/slots/plan-by-hours';
import type { StartTimes } from '@carwash/domain/slots/slot';
import type { Context } from '../context.ts';
import { findAffectedBookings } from '../days/affected-bookings.ts';
import type { Handler } from '../http/handler.ts';
import { readPlannedDay } from './make-starts-by-hours.ts';
import { readHoursPlan } from './read-hours-plan.ts';

/** Counts what other hours, or another service, would change. Changes nothing. */
export const previewStarts: Handler<Context, Endpoints['previewStarts']> = async (
  { body: { service, ...settings } },
  context,
) => {
  const change = service
    ? { ...settings, service: { ...service, _id: service.serviceId } }
    : settings;
  const plan = await readHoursPlan(change, context);
  const days = await Promise.all(plan.days.map((date) => readPlannedDay(date, plan, context)));
  // Changes that are still due for other services do not belong to this one's preview.
  const isAsked = ({ serviceId }: StartTimes) => !service || serviceId === service.serviceId;
  const count = (what: 'added' | 'changed' | 'removed') =>
    days.reduce((sum, { planned }) => sum + planned[what].filter(isAsked).length, 0);
  const after = days.map(({ day, planned: { added, changed, removed } }) =>
    withStarts(day, startsByHours([...added, ...changed], removed)),
  );
  const services = plan.services.filter(({ _id }) => !service || _id === service.serviceId);
  const claimIds = bookedOutsideHours(after, { ...plan, services });
  return {
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    outside: await findAffectedBookings(
      { claimIds, days: after, hours: plan.hours, isElsewhere: true },
      context,
    ),
  };
};
