import { deliveriesOf } from '@carwash/domain/messages/delivery-steps';
import type { MessageAnswer } from '@carwash/domain/messages/endpoints';
import { type MessageChannel, messageChannelLabels } from '@carwash/domain/messages/kinds';
import type { Delivery, DropReason, MessageState } from '@carwash/domain/messages/message';
import { businessDay } from '@carwash/domain/time/business-time';
import { formatClockTime } from '@carwash/domain/time/format-clock-time';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { describeProblem } from './describe-problem';

export const messageStateLabels: Record<MessageState, string> = {
  attention: 'Needs a look',
  scheduled: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  dropped: 'Not sent',
  settled: 'Settled',
};

/** Reasons why a message, or the rest of it, was not sent, after a colon. */
const dropTexts: Record<DropReason, string> = {
  booking_changed: 'it was no longer true.',
  too_late: 'it was too late for it.',
  quiet_hours: 'it would have come in quiet hours, and too late after them.',
  switched_off: 'this kind is switched off.',
  no_channel: 'mail is not set up for this site.',
  too_many: 'its reader had too many messages within a day.',
  no_address: 'the reader has no address for it, or wants none.',
  reader_gone: 'the account was deleted.',
  reviewed: 'the customer has reviewed the service, or was asked before.',
};

type Facts = Pick<MessageAnswer, 'state' | 'dropReason' | 'dueAt' | 'sentAt' | 'deliveries'>;

/** How a delivery is described. */
interface Telling {
  timeZone: string;
  now: Date;
}

/** Formats a time to come: only the clock if it is today. */
function formatNext(at: Date, { timeZone, now }: Telling): string {
  const isToday = businessDay(at, timeZone) === businessDay(now, timeZone);
  return isToday ? formatClockTime(at, timeZone) : formatDateTime(at, timeZone);
}

/** Describes how far a message has come by one channel. */
function describeDelivery(
  channel: MessageChannel,
  { state, attempts, nextAt, problem }: Delivery,
  { sentAt }: Facts,
  telling: Telling,
): string {
  const reason = problem && describeProblem(channel, problem);
  const because = reason ? `: ${reason}.` : '.';
  switch (state) {
    case 'waiting':
      if (attempts === 0 || !nextAt) return 'waiting.';
      return `${reason ?? 'not sent yet'}; next try ${formatNext(nextAt, telling)}.`;
    case 'sending':
      return 'being sent.';
    case 'sent':
      return sentAt ? `sent on ${formatDateTime(sentAt, telling.timeZone)}.` : 'sent.';
    case 'refused':
      return `refused${because}`;
    case 'unknown':
      return 'unknown: the connection was lost, it may have arrived.';
    case 'skipped':
      return 'the reader can no longer be reached this way, or does not want to be.';
    case 'bounced':
      return `not delivered, it came back${because}`;
  }
}

/** Describes what has become of a message at `now`: a sentence for each channel, or why nothing was sent. */
export function describeOutcome(message: Facts, timeZone: string, now: Date): string[] {
  const { state, dropReason, dueAt, deliveries } = message;
  const byChannel = deliveriesOf(deliveries)
    .filter(([, delivery]) => dropReason === null || delivery.state !== 'waiting')
    .map(
      ([channel, delivery]) =>
        `${messageChannelLabels[channel]}: ${describeDelivery(channel, delivery, message, { timeZone, now })}`,
    );
  if (dropReason) {
    const what = state === 'dropped' ? 'Not sent' : 'Otherwise not sent';
    return [...byChannel, `${what}: ${dropTexts[dropReason]}`];
  }
  if (byChannel.length > 0 || !dueAt) return byChannel;
  if (dueAt <= now) return ['Goes out as soon as possible.'];
  return [`Goes out on ${formatDateTime(dueAt, timeZone)}, if it is still true then.`];
}
