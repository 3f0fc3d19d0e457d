import { collections } from '@carwash/domain/collections';
import {
  type BaysAndClosures,
  baysAndClosuresOf,
  rosterId,
  rosterSchema,
} from '@carwash/domain/days/roster';
import { useMemo } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
import { useLastKnown } from '~/lib/live/use-last-known';
import { useLiveQuery } from '~/lib/live/use-live-query';
import type { QueryState } from '~/lib/query-state';

const roster = liveDocuments('owner', () => ({
  collection: collections.bays,
  schema: rosterSchema,
  id: rosterId,
}));

/**
 * Returns the bays as they are set up, and their closures. When the connection is lost the last known ones
 * stay, so that an open form is not unmounted.
 */
export function useRoster(): QueryState<BaysAndClosures> {
  const shown = useLastKnown(useLiveQuery(roster()));
  return useMemo(
    () =>
      shown.state === 'ready' ? { state: 'ready', data: baysAndClosuresOf(shown.data) } : shown,
    [shown],
  );
}
