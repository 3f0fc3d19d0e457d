import { type BookingWindow, bookingEnd } from '@carwash/domain/slots/booking-window';
import {
  type AvailableDay,
  bookableByDay,
  nextOpenTime,
  type OpenTimes,
  type ServiceOpenTimes,
} from '@carwash/domain/slots/open-times';
import { minuteMs } from '@carwash/domain/time/durations';
import { useDeferredValue, useMemo } from 'react';
import { askPublic } from '~/lib/api/ask-public';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';
import { useNow } from '~/lib/clock/use-now';
import { useRenderTime } from '~/lib/clock/use-render-time';
import { cachedQueries } from '~/lib/live/live-queries';
import type { OpenListener } from '~/lib/live/live-query';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';
import { useBookingWindow } from './booking-window';

/** How long an answer is shown while the page is looked at, in milliseconds; the API's is as old at most. */
const shownMs = minuteMs;

/** Asks now, and again every minute while the page is looked at. */
export const askedEveryMinute =
  <T>(ask: () => Promise<T>): OpenListener<T> =>
  async ({ ready, failed }) => {
    const queryOnce = async () => ready(await ask());
    await queryOnce().catch(failed);
    return pollWhileVisible(queryOnce, shownMs);
  };

/**
 * Fetches the availability of services from the API, because Firestore loads later.
 * @throws Error when the server does not answer
 */
const fetchOpenTimes = (query: Record<string, string>): Promise<ServiceOpenTimes[]> =>
  askPublic(`/api/services/slots/openings?${new URLSearchParams(query)}`);

export const openTimesOf = (days: readonly AvailableDay[]): OpenTimes =>
  Object.fromEntries(days.map(({ date, startTimes }) => [date, startTimes]));

const openTimeQueries = cachedQueries('everyone', (serviceId: string) =>
  askedEveryMinute(async () => {
    const [found] = await fetchOpenTimes({ serviceId });
    return openTimesOf(found?.days ?? []);
  }),
);

/**
 * Returns the availability of a service, as caches may hold it for some minutes. The times of the day that a visitor looks at
 * are live, and show at once what was sold.
 * @param serviceId null: none, so that the state is loading
 * @param listed days of the page's HTML
 */
export function useOpenTimes(
  serviceId: string | null,
  listed?: readonly AvailableDay[],
): QueryState<OpenTimes> {
  const known = useMemo(() => listed && openTimesOf(listed), [listed]);
  return useLiveQuery(serviceId === null ? null : openTimeQueries(serviceId), known);
}

/**
 * Returns the days, yyyy-MM-dd, on which customers can book a service, the earliest first. They change as
 * time passes.
 * @param listed days of the page's HTML
 */
export const useAvailableDays = (
  serviceId: string,
  listed?: readonly AvailableDay[],
): QueryState<string[]> => useDaysWithin(useOpenTimes(serviceId, listed), useBookingWindow());

/** Returns the days among these times that can be booked within `window`. */
export function useDaysWithin(
  times: QueryState<OpenTimes>,
  window: BookingWindow,
): QueryState<string[]> {
  // Computed on every render: the answer may have arrived after `useNow` last fired.
  const now = useRenderTime();
  const next = times.state === 'ready' ? nextOpenTime(times.data, window, now) : null;
  useNow(next && bookingEnd(next.startsAt, window));
  if (times.state !== 'ready') return times;
  const days = bookableByDay(times.data, window, now).map(({ date }) => date);
  return { state: 'ready', data: days };
}

/** Days fetched for each service, enough for a page that stays open for an evening. */
const daysListed = 2;

/** The next days on which each service is available, by its id. */
export type ListedOpenTimes = ReadonlyMap<string, OpenTimes>;

const listedOf = (found: readonly ServiceOpenTimes[]): ListedOpenTimes =>
  new Map(found.map(({ serviceId, days }) => [serviceId, openTimesOf(days)]));

/** Returns the availability in the page's HTML, for `useListedOpenTimes`; undefined: the page has none. */
export const useOpenTimesOfPage = (
  found: readonly ServiceOpenTimes[] | undefined,
): ListedOpenTimes | undefined => useMemo(() => found && listedOf(found), [found]);

const allOpenTimes = cachedQueries('everyone', () =>
  askedEveryMinute(async () => listedOf(await fetchOpenTimes({ maxDays: String(daysListed) }))),
);

/** Tells whether any service can be booked; null while unknown. */
export function useHasOpenTimes(): boolean | null {
  const listed = useLiveQuery(allOpenTimes());
  if (listed.state !== 'ready') return null;
  return [...listed.data.values()].some((days) => Object.keys(days).length > 0);
}

const none: OpenTimes = {};

/**
 * Returns the next days on which a service is available, for lists. The times of all services arrive
 * together, and render in small steps.
 * @param known availability in the page's HTML
 * @returns null while unknown
 */
export function useListedOpenTimes(
  serviceId: string,
  known: ListedOpenTimes | undefined,
): OpenTimes | null {
  const listed = useDeferredValue(useLiveQuery(allOpenTimes(), known));
  return listed.state === 'ready' ? (listed.data.get(serviceId) ?? none) : null;
}
