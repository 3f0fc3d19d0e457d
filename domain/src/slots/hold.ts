const minuteMs = 60_000;

/** How long a hold lasts of a payment that does not say so: it began when nobody could choose. In minutes. */
const formerHoldMinutes = 15;

/**
 * How long an expired hold still blocks the slot while the provider cannot be queried, in milliseconds.
 */
const graceMs = 2 * minuteMs;

/** When a hold that begins at `now` expires. */
export const holdEnd = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * minuteMs);

/** Whether a hold that expires at `heldUntil` still blocks the slot. */
export const holdStillBlocks = (heldUntil: Date, now: Date): boolean =>
  now.getTime() < heldUntil.getTime() + graceMs;

/**
 * A hold with less time left than this is prolonged when the customer comes back to pay, in milliseconds:
 * a third of it, and no more than this.
 */
const mostShortMs = 5 * minuteMs;

/**
 * How long a card page is assumed to work after it was opened, in milliseconds. The provider documents
 * no figure.
 */
const pageLifeMs = 30 * minuteMs;

/** A hold of a payment that began at `createdAt`. */
interface Hold {
  createdAt: Date;
  expiresAt: Date;
  /** How long it was to last, whatever the settings have become; missing where the payment is older. */
  holdMinutes?: number | undefined;
}

/** How long a hold was to last when it began, in minutes. */
export const holdMinutesOf = ({ holdMinutes }: Pick<Hold, 'holdMinutes'>): number =>
  holdMinutes ?? formerHoldMinutes;

const lengthMs = (hold: Hold): number => holdMinutesOf(hold) * minuteMs;

const shortMs = (hold: Hold): number => Math.min(mostShortMs, lengthMs(hold) / 3);

/** Whether the hold was taken over from a declined payment: any other lasts its whole time at least. */
const isTakenOver = (hold: Hold): boolean =>
  hold.expiresAt.getTime() - hold.createdAt.getTime() < lengthMs(hold);

const isShort = (hold: Hold, now: Date): boolean =>
  hold.expiresAt.getTime() - now.getTime() < shortMs(hold);

/**
 * When the hold of a declined payment expires after its customer takes it over with another payment at
 * `now`: when it would have, but not before there was time to pay. That time is added only once, or a slot could be
 * kept for ever by declining again and again.
 */
export const takenOverHoldEnd = (declined: Hold, now: Date): Date =>
  isShort(declined, now) && !isTakenOver(declined)
    ? new Date(now.getTime() + shortMs(declined))
    : declined.expiresAt;

/**
 * When the hold expires after its customer comes back to pay at `now`. It is renewed if little time is
 * left, unless it was taken over from a declined payment.
 * @returns null if the card page may have expired, or may before a renewed hold
 */
export function renewedHoldEnd(hold: Hold, now: Date): Date | null {
  const pageEnd = new Date(hold.createdAt.getTime() + pageLifeMs);
  if (!isShort(hold, now) || isTakenOver(hold)) return now < pageEnd ? hold.expiresAt : null;
  const renewed = new Date(now.getTime() + lengthMs(hold));
  return renewed <= pageEnd ? renewed : null;
}
