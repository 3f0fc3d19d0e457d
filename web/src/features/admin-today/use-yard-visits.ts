import type { YardVisit } from '@carwash/domain/bookings/yard-visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '~/lib/api/call-api';
import { useOnline } from '~/lib/online';

interface YardAnswer {
  /** null: none has come yet. */
  visits: YardVisit[] | null;
  /** Whether the last call failed: the visits may be outdated. */
  isOutdated: boolean;
}

/**
 * Returns the cars of today as the yard, which may not read bookings, sees them: asked for again with each `version`, after
 * `refresh`, and when the connection is back.
 */
export function useYardVisits(version: unknown) {
  const [answer, setAnswer] = useState<YardAnswer>({ visits: null, isOutdated: false });
  const online = useOnline();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again for each version, and with the connection
  useEffect(() => {
    void refresh();
  }, [refresh, version, online]);

  return { ...answer, refresh };
}
