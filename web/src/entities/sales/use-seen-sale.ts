import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/**
 * Returns a booking or a payment as it was when a dialog about it opened, so that its texts stay while the command runs;
 * once the server says that it has changed since, as it is by now.
 * @param isOutdated of `useSaleCommand`
 */
export function useSeenSale<Sale extends { version: number }>(
  opened: Sale,
  live: QueryState<Sale | null>,
  isOutdated: boolean,
): Sale {
  const [seen, setSeen] = useState(opened);
  const now = live.state === 'ready' ? live.data : null;
  if (isOutdated && now && now.version !== seen.version) setSeen(now);
  return seen;
}
