/** How long an unused picture is kept, in milliseconds. */
const unusedMs = 24 * 60 * 60_000;

/** Returns when to check again a picture that was uploaded, or found in use, at `now`. */
export const nextImageCheck = (now: Date): Date => new Date(now.getTime() + unusedMs);
