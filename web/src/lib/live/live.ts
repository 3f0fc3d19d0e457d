/**
 * What a screen knows of something that it shows live. `retry` asks again from the start. `refused`:
 * the signed-in person may not see it, or there is nothing of that name; asking again will not help.
 * `unreadable`: how many entries of a list are missing because they are not what they should be.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T; unreadable?: number }
  | { state: 'failed'; refused: boolean; retry: () => void };
