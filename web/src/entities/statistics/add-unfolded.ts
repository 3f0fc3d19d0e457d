import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import {
  isInStep,
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
 * Joins what two listeners hear: a document of statistics, and what was counted since the last fold. A
 * fold moves counts from one to the other, and the two hear of it one after the other. Until both have,
 * nothing is said: the sum before the fold is also the sum after it.
 */
export function addUnfolded<S extends Counted>(
  id: string,
  listener: Listener<S | null>,
): { statistics: Listener<S | null>; deltas: Listener<StatsDelta[]> } {
  let stored: S | null | undefined;
  let unfolded: Unfolded | undefined;
  const tell = () => {
    if (stored === undefined || unfolded === undefined) return;
    if (isInStep(id, stored, unfolded)) listener.ready(withUnfolded(id, stored, unfolded));
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
