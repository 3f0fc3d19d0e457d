/** How long a slot is kept for a customer who went to pay, in milliseconds. */
export const holdMs = 15 * 60_000;

/** The end of a hold that begins at `now`. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdMs);
