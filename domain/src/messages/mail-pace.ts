import { object } from 'yup';
import { instant } from '../schema/fields.ts';
import { minuteMs } from '../time/durations.ts';

/** Id of the maintenance document with the pace of all senders of mails. */
export const mailPaceId = 'mailPace';

export const mailPaceSchema = object({
  /** When the mails that were sent so far have used up their share of the rate. */
  freeAt: instant().required(),
});

/** Lowest rate, in mails per minute. Below it no share could be reserved for urgent mails. */
export const leastMailsPerMinute = 2;

interface MailTurn {
  perMinute: number;
  /** Urgent mails may use the reserved share of the rate. */
  isUrgent: boolean;
}

/** A turn to send a mail, with what it uses of the rate, or when to ask for one again. */
type MailTurnAnswer = { freeAt: Date } | { askAgainAt: Date };

/**
 * Decides whether a mail may be sent now. A few may go at once, then one after the other with equal pauses: many at the same
 * time need as many connections, which mail servers refuse too.
 * @param freeAt see `mailPaceSchema`; null: none was sent yet
 */
export function mailTurnAt(
  freeAt: Date | null,
  { perMinute, isUrgent }: MailTurn,
  now: Date,
): MailTurnAnswer {
  const mostAtOnce = Math.max(1, Math.floor(perMinute / 5));
  const atOnce = isUrgent ? mostAtOnce : Math.max(1, Math.floor(mostAtOnce / 2));
  // The burst and the mails after it must stay within the rate in every minute.
  const pauseMs = minuteMs / (perMinute - mostAtOnce);
  const nowMs = now.getTime();
  const used = (freeAt?.getTime() ?? 0) - nowMs;
  // Limits what an earlier rate or a wrong clock could have saved up.
  const usedMs = Math.min(Math.max(used, 0), mostAtOnce * pauseMs);
  const overMs = usedMs - (atOnce - 1) * pauseMs;
  return overMs > 0
    ? { askAgainAt: new Date(nowMs + Math.ceil(overMs)) }
    : { freeAt: new Date(nowMs + Math.ceil(usedMs + pauseMs)) };
}
