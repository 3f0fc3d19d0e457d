import { useCallback, useEffect } from 'react';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';

/** How often to ask for what others have added, in milliseconds. */
const recheckMs = 20_000;

/**
 * Returns the photos and the damage note of a visit, which nobody may read live: asked for with each `version`, and
 * from time to time.
 */
export function useVisitRecord(bookingId: string, version: unknown) {
  const ask = useCallback(
    (signal: AbortSignal) => callApi('getVisitRecord', { params: { id: bookingId }, signal }),
    [bookingId],
  );
  const { state, reload } = useCalled(ask, version);
  useEffect(() => pollWhileVisible(async () => reload(), recheckMs), [reload]);
  return { record: state, reload };
}
