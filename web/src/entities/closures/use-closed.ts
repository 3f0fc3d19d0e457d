import type { BaysAndClosures } from '@carwash/domain/days/roster';
import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { useMemo } from 'react';
import { useRoster } from '~/entities/days/queries';
import { useLiveSettings } from '~/entities/settings/use-live-settings';
import { useLastKnown } from '~/lib/live/use-last-known';
import type { QueryState } from '~/lib/query-state';

/** The bays with their closures, and the days on which the business has other hours or is closed. */
export interface Closed extends BaysAndClosures {
  exceptions: readonly HoursException[];
}

/** Returns everything that is closed, live. When the connection is lost the last known data stays. */
export function useClosed(): QueryState<Closed> {
  const roster = useRoster();
  const { settings, stored } = useLiveSettings(true);
  const exceptions = useLastKnown<readonly HoursException[]>(
    useMemo(
      () =>
        settings
          ? { state: 'ready', data: settings.exceptions }
          : stored.state === 'failed'
            ? stored
            : { state: 'loading' },
      [settings, stored],
    ),
  );
  return useMemo(() => {
    if (roster.state !== 'ready') return roster;
    if (exceptions.state !== 'ready') return exceptions;
    return { state: 'ready', data: { ...roster.data, exceptions: exceptions.data } };
  }, [roster, exceptions]);
}
