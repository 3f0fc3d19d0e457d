import type { AffectedBooking } from '@carwash/domain/bays/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';

/**
 * The bookings that have no bay, as the server answers it now.
 * @param version whenever it is another one, the answer may be another one too
 */
export function useDisplaced(version: unknown) {
  const [rounds, setRounds] = useState(0);
  const [bookings, setBookings] = useState<QueryState<AffectedBooking[]>>({ state: 'loading' });
  const reload = useCallback(() => setRounds((current) => current + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each version and round
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    callApi('listDisplaced', { signal })
      .then((data) => setBookings({ state: 'ready', data }))
      .catch(() => {
        if (!signal.aborted) setBookings({ state: 'failed', refused: false, retry: reload });
      });
    return () => controller.abort();
  }, [version, rounds]);

  return { bookings, reload };
}
