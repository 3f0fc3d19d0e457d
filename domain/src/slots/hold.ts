import { minuteMs } from '../time/durations.ts';

/**
 * How long an expired hold still blocks the slot while the provider cannot be queried, in milliseconds.
 */
const graceMs = 2 * minuteMs;

/** Returns when a hold that begins at `now` expires. */
export const holdEnd = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * minuteMs);

/**
 * Returns the latest end of a hold, from which no payment starts or goes on. It is some minutes after the start of the
 * slot, because a visit can begin a little late.
 */
export const latestHoldEnd = (startsAt: Date): Date => new Date(startsAt.getTime() + graceMs);

/**
 * Returns until when a bay is held for a payment about which the provider gives no answer when its hold ends. The grace,
 * in which every hold that has run out still blocks, is the last part of this time.
 * @param minutes for how long after the hold the bay is kept
 */
export const unansweredHoldEnd = (expiresAt: Date, minutes: number): Date =>
  new Date(expiresAt.getTime() + minutes * minuteMs - graceMs);

/** Tells whether a hold that expires at `heldUntil` still blocks the slot. */
export const holdStillBlocks = (heldUntil: Date, now: Date): boolean =>
  now.getTime() < heldUntil.getTime() + graceMs;

/**
 * Greatest time left, in milliseconds, at which a hold counts as short and is prolonged when the customer comes back
 * to pay. Of a hold shorter than 15 minutes it is a third of the hold.
 */
const mostShortMs = 5 * minuteMs;

/**
 * Time for which a card page works after it was opened, in milliseconds. It is our assumption: the provider documents
 * no figure.
 */
const pageLifeMs = 30 * minuteMs;

/** A hold of a payment that began at `createdAt`. */
interface Hold {
  createdAt: Date;
  expiresAt: Date;
  /** Length in minutes when it began, even if the settings have changed since. */
  holdMinutes: number;
}

type Length = Pick<Hold, 'holdMinutes'>;

const lengthMs = ({ holdMinutes }: Length): number => holdMinutes * minuteMs;

const shortMs = (hold: Length): number => Math.min(mostShortMs, lengthMs(hold) / 3);

/** Tells whether the hold was taken over from a declined payment: it is shorter than its full length. */
const isTakenOver = (hold: Hold): boolean =>
  hold.expiresAt.getTime() - hold.createdAt.getTime() < lengthMs(hold);

const isShort = (hold: Hold, now: Date): boolean =>
  hold.expiresAt.getTime() - now.getTime() < shortMs(hold);

/**
 * Returns when the hold of a declined payment expires after its customer takes it over with another payment at `now`.
 * The end stays, unless too little time is left to pay: then it is extended, but only once, because otherwise a card
 * that is declined again and again could keep a slot for ever.
 */
export const takenOverHoldEnd = (declined: Hold, now: Date): Date =>
  isShort(declined, now) && !isTakenOver(declined)
    ? new Date(now.getTime() + shortMs(declined))
    : declined.expiresAt;

/**
 * Returns when the hold expires after its customer comes back to pay at `now`. It is renewed if little time is
 * left, unless it was taken over from a declined payment.
 * @returns null if the card page may have expired, or may before a renewed hold
 */
export function renewedHoldEnd(hold: Hold, now: Date): Date | null {
  const pageEnd = new Date(hold.createdAt.getTime() + pageLifeMs);
  if (!isShort(hold, now) || isTakenOver(hold)) return now < pageEnd ? hold.expiresAt : null;
  const renewed = new Date(now.getTime() + lengthMs(hold));
  return renewed <= pageEnd ? renewed : null;
}

/** Time for which a customer who has used up their time to pay cannot hold the start again, in milliseconds. */
const pauseMs = 10 * minuteMs;

/** A customer's latest hold of one start. */
export interface StartHold {
  from: Date;
  until: Date;
  /** Time for which they held the start before this hold, in milliseconds. */
  usedMs: number;
}

/** A hold with its start. */
export type StartHoldOf = StartHold & { slotId: string };

/** Returns the holds that a customer's version stores once this one has begun, without those that no longer count. */
export const withStartHold = (stored: readonly StartHoldOf[], hold: StartHoldOf): StartHoldOf[] => [
  ...stored.filter((other) => other.slotId !== hold.slotId && pauseEnd(other) > hold.from),
  hold,
];

/** Returns the time from which the customer's earlier holds of the start no longer count. */
export const pauseEnd = ({ until }: Pick<StartHold, 'until'>): Date =>
  new Date(until.getTime() + pauseMs);

function usedBefore(earlier: StartHold | undefined, now: Date): number {
  if (!earlier || pauseEnd(earlier) <= now) return 0;
  const end = Math.min(now.getTime(), earlier.until.getTime());
  return earlier.usedMs + end - earlier.from.getTime();
}

/** Returns for how many milliseconds a customer may still hold a start: two holds of `minutes`, less what they used. */
const leftMs = ({ usedMs }: Pick<StartHold, 'usedMs'>, minutes: number): number =>
  2 * minutes * minuteMs - usedMs;

/**
 * Returns a hold that begins, or is renewed, at `now`, with a bounded end. All holds of one start by one customer last
 * two holds together, until others have had time to take the start; and no hold lasts longer than `latestHoldEnd`.
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

/**
 * Tells whether a customer has too little time left for another hold of a start.
 * @param minutes length of one hold
 */
export const isUsedUp = ({ usedMs }: Pick<StartHold, 'usedMs'>, minutes: number): boolean =>
  leftMs({ usedMs }, minutes) < shortMs({ holdMinutes: minutes });
