import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';

type Ask = (signal: AbortSignal) => Promise<AffectedBooking[]>;

/** Asks for the bookings that have no bay. */
export const askDisplaced: Ask = (signal) => callApi('listDisplaced', { signal });

/** Asks for the bookings that are outside the opening hours as they are now. */
export const askOutsideHours: Ask = async (signal) =>
  (await callApi('previewStarts', { body: {}, signal })).outside;

/**
 * Loads bookings that an admin has to move, once and not live.
 * @param version a value whose change reloads the list
 */
export function useAffectedBookings(ask: Ask, version: unknown) {
  const [rounds, setRounds] = useState(0);
  const [bookings, setBookings] = useState<QueryState<AffectedBooking[]>>({ state: 'loading' });
  const reload = useCallback(() => setRounds((current) => current + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each version and round
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    ask(signal)
      .then((data) => setBookings({ state: 'ready', data }))
      .catch(() => {
        if (!signal.aborted) setBookings({ state: 'failed', refused: false, retry: reload });
      });
    return () => controller.abort();
  }, [ask, version, rounds]);

  return { bookings, reload };
}
