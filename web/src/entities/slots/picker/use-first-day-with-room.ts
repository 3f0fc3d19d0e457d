import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * The day with which the choice begins: the first that had room when that became known. It stays when
 * the last slot of that day is sold, so that the page does not turn under the visitor's eyes.
 * @param today the business's today, yyyy-MM-dd
 * @returns null while it is not known, and where there is no room at all
 */
export function useFirstDayWithRoom(days: QueryState<string[]>, today: string): string | null {
  const [known, setKnown] = useState<string | null>(null);
  if (known !== null && known >= today) return known;
  if (days.state === 'failed') return today;
  const first = (days.state === 'ready' && days.data[0]) || null;
  if (first !== known) setKnown(first);
  return first;
}
