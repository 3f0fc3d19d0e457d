import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import {
  matchesFold,
  readUnfolded,
  type Unfolded,
  withUnfolded,
} from '@carwash/domain/statistics/unfolded-statistics';
import type { Listener } from '~/lib/firebase/live-source';

interface Counted {
  _id: string;
  fold?: number | undefined;
  createdAt: Date;
}

/**
 * Adds the deltas counted since the last fold to a statistics document. A fold moves counts from the deltas
 * to the document, and the two listeners receive that one after the other. Until both have, the previous sum
 * is kept, because a fold does not change the sum.
 */
export function addUnfolded<S extends Counted>(
  id: string,
  listener: Listener<S | null>,
): { statistics: Listener<S | null>; deltas: Listener<StatsDelta[]> } {
  let stored: S | null | undefined;
  let unfolded: Unfolded | undefined;
  const tell = () => {
    if (stored === undefined || unfolded === undefined) return;
    if (matchesFold(id, stored, unfolded)) listener.ready(withUnfolded(id, stored, unfolded));
  };
  return {
    statistics: {
      ready: (data) => {
        stored = data;
        tell();
      },
      failed: listener.failed,
    },
    deltas: {
      ready: (data) => {
        unfolded = readUnfolded(data);
        tell();
      },
      failed: listener.failed,
    },
  };
}
