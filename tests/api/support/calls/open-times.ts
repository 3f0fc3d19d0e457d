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

/** Asks for the open times of services; they may be a minute old. */
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

/** Asks for the open times of a service, a minute later by the test's clock, so that they are up to date. */
export async function openTimesIn(
  harness: Harness,
  { _id }: { _id: string },
  query = `serviceId=${_id}`,
): Promise<Openings> {
  harness.clock.advanceMinutes(1);
  return (await openTimesNow(harness, query)).get(_id) ?? {};
}

/** Asks for the open times of a service as the desk gets them, which are never old. */
export async function deskOpenTimes(
  harness: Harness,
  as: Person,
  { _id }: { _id: string },
): Promise<Openings> {
  const path = `/services/slots/openings/desk?serviceId=${_id}`;
  return openingsOf((await call(harness, 'GET', path, { as })).data);
}
