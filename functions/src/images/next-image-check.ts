import { dayMs } from '@carwash/domain/time/durations';

/** How long an unused picture is kept, in milliseconds. */
const unusedMs = dayMs;

/** Returns when to check again a picture that was uploaded, or found in use, at `now`. */
export const nextImageCheck = (now: Date): Date => new Date(now.getTime() + unusedMs);
