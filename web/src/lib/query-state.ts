/**
 * The state of loaded data. `retry` loads again. `refused`: the signed-in user may not see it, or it does not
 * exist; retrying will not help. `unreadable`: the number of entries of a list that are left out because they
 * do not match their schema.
 */
export type QueryState<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; unreadable?: number }
  | { state: 'failed'; refused: boolean; retry: () => void };

/** One page of a long list, with functions to turn the page. */
export interface QueryPages<T> {
  page: QueryState<T[]>;
  /** Number of the page, from 1. */
  number: number;
  /** Goes to the next page; null on the last one. */
  next: (() => void) | null;
  /** Goes to the previous page; null on the first one. */
  previous: (() => void) | null;
}
