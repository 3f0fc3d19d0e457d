import { useState } from 'react';
import type { QueryPages } from '~/lib/query-state';
import type { Cursor, ReadDocument } from '../firebase/live-source';
import type { LiveQuery } from './live-query';
import { readableList } from './readable-list';
import { useLiveQuery } from './use-live-query';

/** Filter for the documents that a page has read. */
interface Shown<T> {
  isShown: (entity: T) => boolean;
  /** Most documents per page: further ones are shown on the next page. */
  most: number;
}

/**
 * Reads a long list page by page. Listens to the visible page only, however long the list is. Starts at the first
 * page; the component needs a `key` that changes with the query.
 * @param open returns the list after a cursor, or from its start, with one document more than the page size
 * @param shown by default every document is shown; unreadable documents are counted as such
 */
export function useLivePages<T>(
  open: (after: Cursor | null) => LiveQuery<ReadDocument<T>[]>,
  pageSize: number,
  shown: Shown<T> = { isShown: () => true, most: pageSize },
): QueryPages<T> {
  const [ends, setEnds] = useState<Cursor[]>([]);
  const live = useLiveQuery(open(ends.at(-1) ?? null));
  const read = live.state === 'ready' ? live.data.slice(0, pageSize) : [];
  const found = read.filter(({ entity }) => entity === null || shown.isShown(entity));
  const documents = found.slice(0, shown.most);
  const isCut = found.length > documents.length;
  const hasNext = isCut || (live.state === 'ready' && live.data.length > pageSize);
  const end = (hasNext && (isCut ? documents : read).at(-1)?.cursor) || null;

  return {
    page: live.state === 'ready' ? { state: 'ready', ...readableList(documents) } : live,
    number: ends.length + 1,
    next: end && (() => setEnds([...ends, end])),
    previous: ends.length > 0 ? () => setEnds(ends.slice(0, -1)) : null,
  };
}
