/**
 * What a screen knows of something that it shows live. `retry` asks again from the start. `refused`:
 * the signed-in person may not see it, or there is nothing of that name; asking again will not help.
 */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'failed'; refused: boolean; retry: () => void };
