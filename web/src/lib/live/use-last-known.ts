import { useState } from 'react';
import type { QueryState } from '~/lib/query-state';

/** Returns the last known data when the connection is lost, so that an open form is not unmounted. */
export function useLastKnown<T>(live: QueryState<T>): QueryState<T> {
  const [known, setKnown] = useState<QueryState<T>>(live);
  if (live.state === 'ready' && live !== known) setKnown(live);
  return live.state === 'failed' && known.state === 'ready' ? known : live;
}
