import type { AffectedBooking } from '@carwash/domain/bays/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';

type Ask = (signal: AbortSignal) => Promise<AffectedBooking[]>;

/** Bookings that have no bay. */
export const askDisplaced: Ask = (signal) => callApi('listDisplaced', { signal });

/** Bookings of services by the hours while the business is closed by now. */
export const askOutsideHours: Ask = async (signal) =>
  (await callApi('previewStarts', { body: {}, signal })).outside;

/**
 * Bookings that somebody has to look after, as the server answers it now.
 * @param version whenever it is another one, the answer may be another one too
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
