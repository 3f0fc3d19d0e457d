import type { Cursor, Listener, ReadDocument } from '../firebase/live-source';
import { readableList } from './readable-list';

/** A list that is read page after page. */
export interface WholeList<T> {
  items: T[];
  /**
   * Whether all entries are listed. They are not when the list has reached its maximum or an entry is
   * unreadable.
   */
  isComplete: boolean;
}

export interface ListPages<T> {
  /** Listens to the page after a cursor, or to the first one. Returns the unsubscribe function. */
  open: (after: Cursor | null, listener: Listener<ReadDocument<T>[]>) => () => void;
  pageSize: number;
  /** Most pages that are loaded. */
  maxPages: number;
}

/** The pages after a full page. */
interface Rest<T> {
  after: Cursor;
  /** null until it is loaded. */
  list: WholeList<T> | null;
  stop: () => void;
}

const isSame = (one: Cursor, other: Cursor) =>
  one.id === other.id && one.value.valueOf() === other.value.valueOf();

/**
 * Listens to a list that is longer than one listener may read: when a page is full, it listens to
 * the next one as well. Delivers a change once all pages are loaded. Returns the unsubscribe
 * function.
 */
export function listenToWholeList<T>(
  pages: ListPages<T>,
  listener: Listener<WholeList<T>>,
  after: Cursor | null = null,
): () => void {
  const { pageSize, maxPages } = pages;
  let page: ReadDocument<T>[] = [];
  let rest: Rest<T> | null = null;

  const tell = () => {
    const { data, unreadable } = readableList(page);
    const isRead = unreadable === 0;
    if (!rest) listener.ready({ items: data, isComplete: isRead && page.length < pageSize });
    else if (rest.list) {
      const { items, isComplete } = rest.list;
      listener.ready({ items: [...data, ...items], isComplete: isRead && isComplete });
    }
  };

  const openRest = (end: Cursor) => {
    const opened: Rest<T> = { after: end, list: null, stop: () => {} };
    rest = opened;
    const ready = (list: WholeList<T>) => {
      opened.list = list;
      tell();
    };
    const remaining = { ...pages, maxPages: maxPages - 1 };
    opened.stop = listenToWholeList(remaining, { ready, failed: listener.failed }, end);
  };

  const followPage = (documents: ReadDocument<T>[]) => {
    page = documents;
    const isFollowable = documents.length === pageSize && maxPages > 1;
    const end = (isFollowable && documents.at(-1)?.cursor) || null;
    const isFollowed = rest !== null && end !== null && isSame(rest.after, end);
    if (isFollowed) return tell();
    rest?.stop();
    rest = null;
    if (end) openRest(end);
    else tell();
  };

  const stop = pages.open(after, { ready: followPage, failed: listener.failed });
  return () => {
    stop();
    rest?.stop();
  };
}
