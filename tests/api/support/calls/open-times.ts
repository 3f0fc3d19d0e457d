import { call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Days, each with its starts. */
type Openings = Record<string, string[]>;

interface AvailableDay {
  date: string;
  startTimes: string[];
}

const openingsOf = (days: readonly AvailableDay[] = []): Openings =>
  Object.fromEntries(days.map(({ date, startTimes }) => [date, startTimes]));

/** When services have room, as everybody is told now, which may be what was true a minute ago. */
export async function openTimesNow(
  harness: Harness,
  query = '',
): Promise<ReadonlyMap<string, Openings>> {
  const { data } = await call(harness, 'GET', `/services/slots/openings?${query}`);
  return new Map(
    data.map(({ serviceId, days }: { serviceId: string; days: AvailableDay[] }) => [
      serviceId,
      openingsOf(days),
    ]),
  );
}

/** When a service has room, as everybody is told once it is known. */
export async function openTimesIn(
  harness: Harness,
  { _id }: { _id: string },
  query = `serviceId=${_id}`,
): Promise<Openings> {
  harness.clock.advanceMinutes(1);
  return (await openTimesNow(harness, query)).get(_id) ?? {};
}

/** When a service has room, as the desk is told. */
export async function deskOpenTimes(
  harness: Harness,
  as: Person,
  { _id }: { _id: string },
): Promise<Openings> {
  const path = `/services/slots/openings/desk?serviceId=${_id}`;
  return openingsOf((await call(harness, 'GET', path, { as })).data);
}
