import type { OpeningHours } from '../settings/opening-hours.ts';
import { openingDayOf } from '../slots/opening-day.ts';
import type { Slot } from '../slots/slot.ts';
import { businessDay } from '../time/business-time.ts';
import { hourMs } from '../time/durations.ts';
import type { MessageSettings } from './message-settings.ts';
import { quietEnd } from './quiet-hours.ts';

/** Time from the end of quiet hours to a visit in which an offer can still be bought in peace. */
const timeToBuyMs = 2 * hourMs;

/**
 * Tells whether a place is offered at `now`: not while messages are stopped, and in quiet hours only if the visit is
 * today, or tonight, and too soon to wait for their end.
 */
export function isTimeToOffer(
  slot: Pick<Slot, 'date' | 'startsAt'>,
  messages: Pick<MessageSettings, 'isStopped' | 'quietFrom' | 'quietUntil'>,
  now: Date,
  { hours, timeZone }: { hours: OpeningHours; timeZone: string },
): boolean {
  if (messages.isStopped) return false;
  const end = quietEnd(messages, now, timeZone);
  if (end === null) return true;
  const isSoon = slot.startsAt.getTime() <= end.getTime() + timeToBuyMs;
  return isSoon && openingDayOf(slot, hours, timeZone) <= businessDay(now, timeZone);
}
