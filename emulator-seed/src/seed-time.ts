/** Returns the time `ms` milliseconds after `instant` (before it, when negative). */
export const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);

export const earliest = (...instants: Date[]): Date => new Date(Math.min(...instants.map(Number)));
export const latest = (...instants: Date[]): Date => new Date(Math.max(...instants.map(Number)));

/** The time of loading, and the business time zone. */
export interface SeedTime {
  now: Date;
  /** IANA name of the business time zone. */
  timeZone: string;
}
