import type { AffectedBooking } from '@carwash/domain/bays/endpoints';
import { useCallback, useEffect, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';

type Ask = (signal: AbortSignal) => Promise<AffectedBooking[]>;

/** Bookings that have no bay. */
export const askDisplaced: Ask = (signal) => callApi('listDisplaced', { signal });

const isElsewhen = ({ date, startTime }: AffectedBooking, next: AffectedBooking['next']) =>
  next !== null && (next.date !== date || next.startTime !== startTime);

/** Bookings while the business is closed by now. Where its own time is still offered, that is no way out. */
export const askOutsideHours: Ask = async (signal) => {
  const { outside } = await callApi('previewStarts', { body: {}, signal });
  return outside.map((booking) =>
    isElsewhen(booking, booking.next) ? booking : { ...booking, next: null },
  );
};

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
