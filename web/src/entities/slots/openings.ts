import { collections } from '@carwash/domain/collections';
import { type BookingWindow, bookingEnd } from '@carwash/domain/slots/booking-window';
import { bookableByDay, nextOpening, type OpenTimes } from '@carwash/domain/slots/open-times';
import { useDeferredValue, useMemo } from 'react';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { useNow } from '~/lib/clock/use-now';
import { cachedQueries, liveDocuments } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { useBookingWindow } from './booking-window';

interface ServiceOpenings {
  serviceId: string;
  days: { date: string; startTimes: string[] }[];
}

/**
 * Fetches the current availability of services from the API, because Firestore loads later.
 * @throws Error when the server does not answer
 */
async function fetchOpenings(query: Record<string, string>): Promise<ServiceOpenings[]> {
  const response = await fetch(`/api/services/slots/openings?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`The list of openings answers ${response.status}`);
  return (await response.json()).data;
}

const openTimesOf = ({ days }: Pick<ServiceOpenings, 'days'>): OpenTimes =>
  Object.fromEntries(days.map(({ date, startTimes }) => [date, startTimes]));

const openings = liveDocuments(
  'everyone',
  async (serviceId: string) => ({
    collection: collections.openings,
    schema: (await import('@carwash/domain/slots/openings')).openingsSchema.pick(['_id', 'days']),
    id: serviceId,
  }),
  async (serviceId) => {
    const [found] = await fetchOpenings({ serviceId });
    return { _id: serviceId, days: found ? openTimesOf(found) : {} };
  },
);

const none: OpenTimes = {};

/** Returns the availability of a service, live: one document. */
export function useOpenTimes(serviceId: string): QueryState<OpenTimes> {
  const live = useLiveQuery(openings(serviceId));
  return useMemo(
    () => (live.state === 'ready' ? { state: 'ready', data: live.data?.days ?? none } : live),
    [live],
  );
}

/**
 * Returns the days, yyyy-MM-dd, on which customers can book a service, the earliest first, live and as time
 * passes.
 */
export const useDaysWithRoom = (serviceId: string): QueryState<string[]> =>
  useDaysWithin(serviceId, useBookingWindow());

/** Returns the days for bookings within `window`, as `useDaysWithRoom` does for customers. */
export function useDaysWithin(serviceId: string, window: BookingWindow): QueryState<string[]> {
  const times = useOpenTimes(serviceId);
  // Computed on every render: the answer may have arrived after `useNow` last fired.
  const now = new Date();
  const next = times.state === 'ready' ? nextOpening(times.data, window, now) : null;
  useNow(next && bookingEnd(next.startsAt, window));
  if (times.state !== 'ready') return times;
  const days = bookableByDay(times.data, window, now).map(({ date }) => date);
  return { state: 'ready', data: days };
}

/** Greatest age of the availability in lists, in milliseconds. */
const listedMs = 60_000;

/** Days fetched for each service, enough for a page that stays open for an evening. */
const daysListed = 2;

const allOpenings = cachedQueries<[], ReadonlyMap<string, OpenTimes>>(
  'everyone',
  () =>
    async ({ ready }) => {
      const ask = async () => {
        const found = await fetchOpenings({ maxDays: String(daysListed) });
        ready(new Map(found.map((service) => [service.serviceId, openTimesOf(service)])));
      };
      // A failure is ignored, because the next poll comes soon.
      await ask().catch(() => {});
      return pollWhileVisible(ask, listedMs);
    },
);

/** Tells whether any service can be booked; null while unknown. Not live, because lists are not. */
export function useHasOpenings(): boolean | null {
  const listed = useLiveQuery(allOpenings());
  if (listed.state !== 'ready') return null;
  return [...listed.data.values()].some((days) => Object.keys(days).length > 0);
}

/**
 * Returns the next days on which a service is available, for lists: at most a minute old while the page is
 * visible. Not live, because a listener would read one document per service. The times of all services arrive
 * together, and render in small steps.
 * @returns null while unknown
 */
export function useListedOpenTimes(serviceId: string): OpenTimes | null {
  const listed = useDeferredValue(useLiveQuery(allOpenings()));
  return listed.state === 'ready' ? (listed.data.get(serviceId) ?? none) : null;
}
