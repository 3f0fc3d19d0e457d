/**
 * What a screen knows of something that it shows. `retry` asks again from the start. `refused`:
 * the signed-in person may not see it, or there is nothing of that name; asking again will not help.
 * `unreadable`: how many entries of a list are missing because they are not what they should be.
 */
export type QueryState<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; unreadable?: number }
  | { state: 'failed'; refused: boolean; retry: () => void };

/** One page of a long list, and the ways to the others. */
export interface QueryPages<T> {
  page: QueryState<T[]>;
  /** From 1. */
  number: number;
  /** Turns to the next page; null on the last one. */
  next: (() => void) | null;
  /** Turns back; null on the first page. */
  previous: (() => void) | null;
}
