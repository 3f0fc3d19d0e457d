/** What is known of a list. `retry` asks for it again; `unreadable`: so many entries are missing. */
export type Listed<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T[]; unreadable?: number }
  | { state: 'failed'; retry: () => void };

/** One page of a long list, and the ways to the others. */
export interface ListedPages<T> {
  page: Listed<T>;
  /** From 1. */
  number: number;
  /** null: there is no such page. */
  next: (() => void) | null;
  previous: (() => void) | null;
}
