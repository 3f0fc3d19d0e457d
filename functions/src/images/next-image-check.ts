/** How long a picture may be there without anything that refers to it, in milliseconds. */
const unusedMs = 24 * 60 * 60_000;

/** When to look whether a picture is in use that was sent, or found to be in use, at `now`. */
export const nextImageCheck = (now: Date): Date => new Date(now.getTime() + unusedMs);
