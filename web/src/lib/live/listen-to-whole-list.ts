import type { Cursor, Listener } from '../firebase/live-source.ts';

/** A list that is read page after page. */
export interface WholeList<T> {
  items: T[];
  /** Whether these are all: a list that has reached its bound may go on. */
  isComplete: boolean;
}

export interface ListPages<T> {
  /** Listens to the page after a cursor, or to the first one. Returns the function that stops it. */
  open: (after: Cursor | null, listener: Listener<T[]>) => () => void;
  pageSize: number;
  /** The most pages that are listened to. */
  maxPages: number;
  orderedBy: (item: T) => Cursor['value'];
}

/** What comes after a full page. */
interface Rest<T> {
  after: Cursor;
  /** Null until it is known. */
  list: WholeList<T> | null;
  stop: () => void;
}

const isSame = (one: Cursor, other: Cursor) =>
  one.id === other.id && one.value.valueOf() === other.value.valueOf();

/**
 * Listens to a list of more documents than one listener may have: when a page is full, to the next
 * one as well. Tells of a change once all of its pages are known. Returns the function that stops it.
 */
export function listenToWholeList<T extends { _id: string }>(
  pages: ListPages<T>,
  listener: Listener<WholeList<T>>,
  after: Cursor | null = null,
): () => void {
  const { pageSize, maxPages, orderedBy } = pages;
  let page: T[] = [];
  let rest: Rest<T> | null = null;

  const tell = () => {
    if (!rest) listener.ready({ items: page, isComplete: page.length < pageSize });
    else if (rest.list) {
      listener.ready({ ...rest.list, items: [...page, ...rest.list.items] });
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

  const followPage = (items: T[]) => {
    page = items;
    const last = items.length === pageSize && maxPages > 1 ? items.at(-1) : undefined;
    const end = last ? { value: orderedBy(last), id: last._id } : null;
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
