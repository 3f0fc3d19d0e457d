/** A minute, in milliseconds. */
export const minuteMs = 60_000;

/** An hour, in milliseconds. */
export const hourMs = 60 * minuteMs;

/** A day of 24 hours, in milliseconds. */
export const dayMs = 24 * hourMs;

export const startOfMinute = (at: Date): Date =>
  new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);

/** Formats hours: '1 hour', '24 hours' */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
