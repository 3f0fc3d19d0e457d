/**
 * Formats the seconds since `start`, for messages.
 * @param start a value of `performance.now()`
 */
export const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toFixed(1)} s`;
