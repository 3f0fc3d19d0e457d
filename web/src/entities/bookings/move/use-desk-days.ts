import { deskWindow } from '@carwash/domain/slots/booking-window';
import { askedEveryMinute, openTimesOf, useDaysWithin } from '~/entities/slots/open-times';
import { callApi } from '~/lib/api/call-api';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { cachedQueries } from '~/lib/live/live-queries';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

/** The booking window of the desk: everything that has not begun. */
export const window = deskWindow(businessTimeZone);

const openings = cachedQueries('owner', (serviceId: string) =>
  askedEveryMinute(async () =>
    openTimesOf(await callApi('listDeskOpenTimes', { query: { serviceId } })),
  ),
);

/** The days, yyyy-MM-dd, on which the desk can book a service, the earliest first. */
export const useDeskDays = (serviceId: string): QueryState<string[]> =>
  useDaysWithin(useLiveQuery(openings(serviceId)), window);
