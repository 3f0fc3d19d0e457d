import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * Returns the day that is shown first: the first one with open slots when the days became known. It stays
 * after its last slot is sold, so that the page does not change under the visitor.
 * @param today the business's today, yyyy-MM-dd
 * @returns null while unknown, and when no day has open slots
 */
export function useFirstAvailableDay(days: QueryState<string[]>, today: string): string | null {
  const [known, setKnown] = useState<string | null>(null);
  if (known !== null && known >= today) return known;
  if (days.state === 'failed') return today;
  const first = (days.state === 'ready' && days.data[0]) || null;
  if (first !== known) setKnown(first);
  return first;
}
