import { minuteMs } from '../time/durations.ts';
import { type MessageChannel, messageChannels } from './kinds.ts';
import type { Delivery, Message, MessageState } from './message.ts';

/**
 * Result of one attempt to hand a message over. sent: the other side has accepted it. refused: it will never
 * accept it. later: it was not accepted, and may be tried again. unknown: the connection was lost after all of it
 * was handed over, so it may have been accepted. gone: the reader can no longer be reached this way.
 */
export interface Attempt {
  outcome: 'sent' | 'refused' | 'later' | 'unknown' | 'gone';
  /** Why it failed, without any address or secret ('550 at RCPT TO'); null: it did not. */
  problem: string | null;
  /** Set with a passing fault if the other side asks not to be tried before this time. */
  notBefore?: Date;
}

/** Longest time that one attempt takes, in milliseconds. */
export const longestAttemptMs = 45_000;

/** Time for which a sender has a message for itself: longer than any attempt takes, in milliseconds. */
export const leaseMs = 2 * minuteMs;

/**
 * Pauses before the second attempt and the ones after it, longer in all than the daily limit of a mail server lasts. After
 * the last one the message is refused.
 */
const retryPausesMs = [1, 5, 15, 60, 4 * 60, 12 * 60, 12 * 60].map((minutes) => minutes * minuteMs);

export type Deliveries = Message['deliveries'];

/** Returns the channels that are part of a message, with their deliveries. */
export const deliveriesOf = (deliveries: Deliveries): [MessageChannel, Delivery][] =>
  messageChannels.flatMap((channel) => {
    const delivery = deliveries[channel];
    return delivery ? [[channel, delivery]] : [];
  });

/** Tells whether a message by one of its channels may have arrived without anybody knowing. */
export const mayHaveArrived = ({ deliveries }: Pick<Message, 'deliveries'>): boolean =>
  deliveriesOf(deliveries).some(([, { state }]) => state === 'unknown');

/** Returns the first delivery of each of these channels. */
export const plannedDeliveries = (channels: readonly MessageChannel[], now: Date): Deliveries => {
  const first = (channel: MessageChannel): Delivery | null =>
    channels.includes(channel)
      ? { state: 'waiting', attempts: 0, nextAt: now, problem: null }
      : null;
  return { mail: first('mail'), push: first('push'), text: first('text') };
};

/** Returns the channel to try next; undefined: none is due. */
export const dueChannel = (deliveries: Deliveries, now: Date): MessageChannel | undefined =>
  deliveriesOf(deliveries).find(
    ([, { state, nextAt }]) => state === 'waiting' && nextAt && nextAt <= now,
  )?.[0];

/** Returns a delivery that a sender begins. */
export const begunDelivery = ({ attempts }: Delivery): Delivery => ({
  state: 'sending',
  attempts: attempts + 1,
  nextAt: null,
  problem: null,
});

/**
 * Returns a delivery after an attempt.
 * @param chance from 0 to below 1: pauses differ by a quarter, because what was refused together would come back together
 */
export function deliveryAfter(
  { attempts }: Pick<Delivery, 'attempts'>,
  { outcome, problem, notBefore }: Attempt,
  { now, chance }: { now: Date; chance: number },
): Delivery {
  const done = { attempts, nextAt: null, problem };
  switch (outcome) {
    case 'sent':
      return { ...done, state: 'sent' };
    case 'refused':
      return { ...done, state: 'refused' };
    case 'unknown':
      return { ...done, state: 'unknown' };
    case 'gone':
      return { ...done, state: 'skipped' };
    case 'later': {
      const pause = retryPausesMs[attempts - 1];
      if (pause === undefined) return { ...done, state: 'refused' };
      const spreadMs = pause * (0.75 + chance / 2);
      const nextAt = Math.max(now.getTime() + spreadMs, notBefore?.getTime() ?? 0);
      return { ...done, state: 'waiting', nextAt: new Date(nextAt) };
    }
  }
}

/**
 * Returns the deliveries after a sender has died: an attempt that it had begun may have succeeded, so its
 * outcome is unknown.
 */
export const afterDeadSender = (deliveries: Deliveries): Deliveries => {
  const settled = (delivery: Delivery | null) =>
    delivery?.state === 'sending'
      ? { ...delivery, state: 'unknown' as const, problem: 'The sender stopped in between.' }
      : delivery;
  const { mail, push, text } = deliveries;
  return { mail: settled(mail), push: settled(push), text: settled(text) };
};

/** Returns the deliveries of a message that is dropped: what has waited is not tried any more. */
export const afterDrop = (deliveries: Deliveries): Deliveries => {
  const stopped = (delivery: Delivery | null) => delivery && { ...delivery, nextAt: null };
  const { mail, push, text } = deliveries;
  return { mail: stopped(mail), push: stopped(push), text: stopped(text) };
};

/**
 * Returns the deliveries after the mail bounced; null: no mail of this message was sent, or the bounce is known.
 * @param status the enhanced code of the refusal; null: none was given
 */
export function afterBounce(deliveries: Deliveries, status: string | null): Deliveries | null {
  const { mail } = deliveries;
  if (mail?.state !== 'sent' && mail?.state !== 'unknown') return null;
  return { ...deliveries, mail: { ...mail, state: 'bounced', problem: status } };
}

/** Returns the deliveries without those that wait for a channel by which the message is no longer to be sent. */
export const keepWanted = (
  deliveries: Deliveries,
  wanted: readonly MessageChannel[],
): Deliveries => {
  const kept = (channel: MessageChannel): Delivery | null => {
    const delivery = deliveries[channel];
    if (delivery?.state !== 'waiting' || wanted.includes(channel)) return delivery;
    return { ...delivery, state: 'skipped', nextAt: null };
  };
  return { mail: kept('mail'), push: kept('push'), text: kept('text') };
};

/** Progress of a message that its deliveries decide. */
interface Progress {
  state: MessageState;
  dueAt: Date | null;
}

/** Returns the state of a message with these deliveries, none of which is being sent. */
export function progressOf(deliveries: Deliveries): Progress {
  const all = deliveriesOf(deliveries).map(([, delivery]) => delivery);
  const times = all.flatMap(({ nextAt }) => nextAt?.getTime() ?? []);
  if (times.length > 0) return { state: 'sending', dueAt: new Date(Math.min(...times)) };
  const states = new Set(all.map(({ state }) => state));
  const isLost = states.has('refused') || states.has('unknown') || states.has('bounced');
  if (isLost) return { state: 'attention', dueAt: null };
  return { state: states.has('sent') ? 'sent' : 'dropped', dueAt: null };
}
