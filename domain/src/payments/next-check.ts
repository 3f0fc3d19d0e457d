const minuteMs = 60_000;

/** Ages of a transaction, in milliseconds, after which the provider is asked once more. */
const recheckAges = [30, 60, 3 * 60, 12 * 60, 24 * 60, 72 * 60].map(
  (minutes) => minutes * minuteMs,
);

/** How long after the start of a payment the provider is asked whether it was paid unnoticed. */
const firstCheckMs = 4 * minuteMs;

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

/**
 * When to ask the provider next about a payment that holds a slot: a few minutes after it began, when
 * the hold is about to end, and when it ends, so that who has paid is booked in time even if no
 * callback comes. Once more after that, for a provider that could not be asked.
 * @returns null when none of these is left
 */
export function nextCheckWhileHeld(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  const end = expiresAt.getTime();
  const checks = [createdAt.getTime() + firstCheckMs, end - minuteMs, end, end + minuteMs];
  const next = checks.find((check) => check > now.getTime());
  return next === undefined ? null : new Date(next);
}

/** When to ask again after the provider did not give a usable answer. */
export const nextCheckAfterSilence = (now: Date): Date => new Date(now.getTime() + retryMs);
