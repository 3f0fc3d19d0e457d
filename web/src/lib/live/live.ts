/** What a screen knows of something that it shows live. `retry` asks again from the start. */
export type Live<T> =
  | { state: 'loading' }
  | { state: 'ready'; data: T }
  | { state: 'failed'; retry: () => void };
