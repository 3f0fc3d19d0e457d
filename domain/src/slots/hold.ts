const minuteMs = 60_000;

/**
 * How long an expired hold still blocks the slot while the provider cannot be queried, in milliseconds.
 */
const graceMs = 2 * minuteMs;

/** When a hold that begins at `now` expires. */
export const holdEnd = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * minuteMs);

/**
 * The latest end of a hold, and the moment from which no payment starts or goes on: a visit can begin a
 * little late.
 */
export const latestHoldEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + graceMs);

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
  /** How long it was to last, whatever the settings have become. */
  holdMinutes: number;
}

type Length = Pick<Hold, 'holdMinutes'>;

const lengthMs = ({ holdMinutes }: Length): number => holdMinutes * minuteMs;

const shortMs = (hold: Length): number => Math.min(mostShortMs, lengthMs(hold) / 3);

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

/** How long a start is free for others after a customer has used up their time to pay, in milliseconds. */
const pauseMs = 10 * minuteMs;

/** A customer's latest hold of one start, and how long they held it before, in milliseconds. */
export interface StartHold {
  from: Date;
  until: Date;
  usedMs: number;
}

/** From when on the customer's earlier holds of the start do not count any more. */
export const pauseEnd = ({ until }: Pick<StartHold, 'until'>): Date =>
  new Date(until.getTime() + pauseMs);

function usedBefore(earlier: StartHold | undefined, now: Date): number {
  if (!earlier || pauseEnd(earlier) <= now) return 0;
  const end = Math.min(now.getTime(), earlier.until.getTime());
  return earlier.usedMs + end - earlier.from.getTime();
}

/** The time that a customer may still hold a start: two holds of `minutes`, without what they have used. */
const leftMs = ({ usedMs }: Pick<StartHold, 'usedMs'>, minutes: number): number =>
  2 * minutes * minuteMs - usedMs;

/**
 * Bounds a hold that begins, or is renewed, at `now`: holds of one start by one customer last no longer
 * altogether than one hold and one renewal, until others have had time to take it; and none outlasts the
 * moment at which its visit can begin.
 * @param wanted the end that the hold would have otherwise
 */
export function boundedHold(
  { startsAt, minutes, wanted }: { startsAt: Date; minutes: number; wanted: Date },
  earlier: StartHold | undefined,
  now: Date,
): StartHold {
  const usedMs = usedBefore(earlier, now);
  const end = now.getTime() + leftMs({ usedMs }, minutes);
  const ends = [wanted.getTime(), end, latestHoldEnd(startsAt).getTime()];
  return { from: now, until: new Date(Math.min(...ends)), usedMs };
}

/** Whether the customer's time to pay for a start of `minutes` per hold leaves too little for another hold. */
export const isUsedUp = ({ usedMs }: Pick<StartHold, 'usedMs'>, minutes: number): boolean =>
  leftMs({ usedMs }, minutes) < shortMs({ holdMinutes: minutes });
