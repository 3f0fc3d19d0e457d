/** How long a slot is kept for a customer who went to pay, in milliseconds. */
export const holdMs = 15 * 60_000;

/**
 * How long after its end a hold still keeps others away while the provider cannot be asked whether it
 * was paid, in milliseconds.
 */
const graceMs = 2 * 60_000;

/** The end of a hold that begins at `now`. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdMs);

/** Whether a slot is still kept for the customer whose hold ends, or has ended, at `heldUntil`. */
export const isKept = (heldUntil: Date, now: Date): boolean =>
  now.getTime() < heldUntil.getTime() + graceMs;

/** With less time than this left, who comes back to pay gets more, in milliseconds. */
const shortMs = 5 * 60_000;

/**
 * How long after it was opened a card page is counted on, in milliseconds. The provider documents no
 * figure.
 */
const pageLifeMs = 30 * 60_000;

/**
 * The end of the hold of a customer who comes back at `now` to pay: a fresh one if little is left.
 * @returns null if the card page may not live as long as a fresh hold
 */
export function renewedHoldEnd(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  if (expiresAt.getTime() - now.getTime() >= shortMs) return expiresAt;
  const renewed = holdEnd(now);
  return renewed.getTime() <= createdAt.getTime() + pageLifeMs ? renewed : null;
}
