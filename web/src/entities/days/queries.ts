import { collections } from '@carwash/domain/collections';
import {
  type BaysAndClosures,
  baysAndClosuresOf,
  rosterId,
  rosterSchema,
} from '@carwash/domain/days/roster';
import { useMemo, useState } from 'react';
import { liveDocuments } from '~/lib/live/live-queries';
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
  const live = useLiveQuery(roster());
  const [known, setKnown] = useState<typeof live>(live);
  if (live.state === 'ready' && live !== known) setKnown(live);
  const shown = live.state === 'failed' && known.state === 'ready' ? known : live;
  return useMemo(
    () =>
      shown.state === 'ready' ? { state: 'ready', data: baysAndClosuresOf(shown.data) } : shown,
    [shown],
  );
}
