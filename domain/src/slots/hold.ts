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
 * A hold with less time left than this is prolonged when the customer comes back to pay, in milliseconds.
 */
const shortMs = 5 * 60_000;

/**
 * How long a card page is assumed to work after it was opened, in milliseconds. The provider documents
 * no figure.
 */
const pageLifeMs = 30 * 60_000;

/** A hold of a payment that began at `createdAt`. */
interface Hold {
  createdAt: Date;
  expiresAt: Date;
}

/**
 * Whether the hold was taken over from a declined payment: any other lasts a quarter of an hour at least.
 */
const isTakenOver = ({ createdAt, expiresAt }: Hold): boolean =>
  expiresAt.getTime() - createdAt.getTime() < holdMs;

const isShort = ({ expiresAt }: Hold, now: Date): boolean =>
  expiresAt.getTime() - now.getTime() < shortMs;

/**
 * When the hold of a declined payment expires after its customer takes it over with another payment at
 * `now`: when it would have, but not before there was time to pay. That time is added only once, or a slot could be
 * kept for ever by declining again and again.
 */
export const takenOverHoldEnd = (declined: Hold, now: Date): Date =>
  isShort(declined, now) && !isTakenOver(declined)
    ? new Date(now.getTime() + shortMs)
    : declined.expiresAt;

/**
 * When the hold expires after its customer comes back to pay at `now`. It is renewed if little time is
 * left, unless it was taken over from a declined payment.
 * @returns null if the card page may expire before a renewed hold
 */
export function renewedHoldEnd({ createdAt, expiresAt }: Hold, now: Date): Date | null {
  if (!isShort({ createdAt, expiresAt }, now) || isTakenOver({ createdAt, expiresAt })) {
    return expiresAt;
  }
  const renewed = holdEnd(now);
  return renewed.getTime() <= createdAt.getTime() + pageLifeMs ? renewed : null;
}
