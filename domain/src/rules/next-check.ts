const minuteMs = 60_000;

/** Ages of a transaction, in milliseconds, after which the provider is asked once more. */
const recheckAges = [30, 60, 3 * 60, 12 * 60, 24 * 60, 72 * 60].map(
  (minutes) => minutes * minuteMs,
);

/** How soon a payment about which the provider could not be asked is tried again. */
const retryMs = 5 * minuteMs;

/**
 * When to ask the provider again about a payment that failed: it may still be paid on a page that
 * the customer kept open, and that callback may be lost. Null after three days.
 */
export function nextCheckAfterFailure(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const next = recheckAges.find((recheckAge) => recheckAge > age);
  return next === undefined ? null : new Date(createdAt.getTime() + next);
}

/** When to ask again after the provider did not give a usable answer. */
export const nextCheckAfterSilence = (now: Date): Date => new Date(now.getTime() + retryMs);
