import type { YardVisit } from '@carwash/domain/bookings/yard-visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { pollWhileVisible } from '~/lib/clock/poll-while-visible';

/** How often to ask for the stages that others have tapped, in milliseconds. */
const recheckMs = 15_000;

interface YardAnswer {
  /** null: none has come yet. */
  visits: YardVisit[] | null;
  /** Whether the last call failed: the visits may be outdated. */
  isOutdated: boolean;
}

/**
 * Returns the cars of today as the yard sees them: asked for again with each `version`, after `refresh`, when the
 * page is looked at again, and from time to time, because the yard may not read bookings live.
 */
export function useYardVisits(version: unknown) {
  const [answer, setAnswer] = useState<YardAnswer>({ visits: null, isOutdated: false });
  const calls = useRef({ begun: 0, answered: 0 });

  const refresh = useCallback(async () => {
    calls.current.begun += 1;
    const call = calls.current.begun;
    // An answer that comes after that of a later call is outdated.
    const isNews = () => {
      if (call < calls.current.answered) return false;
      calls.current.answered = call;
      return true;
    };
    try {
      const visits = await callApi('listYardVisits', {});
      if (isNews()) setAnswer({ visits, isOutdated: false });
    } catch {
      if (isNews()) setAnswer(({ visits }) => ({ visits, isOutdated: true }));
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each version
  useEffect(() => {
    void refresh();
  }, [refresh, version]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    const stopPolling = pollWhileVisible(refresh, recheckMs);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
      stopPolling();
    };
  }, [refresh]);

  return { ...answer, refresh };
}
