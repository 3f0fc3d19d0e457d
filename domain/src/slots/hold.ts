/** How long a slot is held while a customer pays, in milliseconds. */
export const holdMs = 15 * 60_000;

/**
 * How long an expired hold still blocks the slot while the provider cannot be queried, in milliseconds.
 */
const graceMs = 2 * 60_000;

/** When a hold that begins at `now` expires. */
export const holdEnd = (now: Date): Date => new Date(now.getTime() + holdMs);

/** Whether a hold that expires at `heldUntil` still blocks the slot. */
export const holdStillBlocks = (heldUntil: Date, now: Date): boolean =>
  now.getTime() < heldUntil.getTime() + graceMs;

/**
 * A hold with less time left than this is renewed when the customer comes back to pay, in milliseconds.
 */
const shortMs = 5 * 60_000;

/**
 * How long a card page is assumed to work after it was opened, in milliseconds. The provider documents
 * no figure.
 */
const pageLifeMs = 30 * 60_000;

/**
 * When the hold expires after its customer comes back to pay at `now`. It is renewed if little time is
 * left.
 * @returns null if the card page may expire before a renewed hold
 */
export function renewedHoldEnd(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): Date | null {
  if (expiresAt.getTime() - now.getTime() >= shortMs) return expiresAt;
  const renewed = holdEnd(now);
  return renewed.getTime() <= createdAt.getTime() + pageLifeMs ? renewed : null;
}
