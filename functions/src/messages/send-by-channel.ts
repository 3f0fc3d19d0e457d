import { randomUUID } from 'node:crypto';
import {
  type Attempt,
  begunDelivery,
  type Deliveries,
  deliveryAfter,
  leaseMs,
  progressOf,
} from '@carwash/domain/messages/delivery-steps';
import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import { messageVerdict } from '@carwash/domain/messages/message-verdict';
import { FieldValue, type QueryDocumentSnapshot, type Timestamp } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, commitOrFindOwn, ifUnchanged } from '../db/compare-and-set.ts';
import { logError } from '../errors/log.ts';
import type { Letter } from '../gateways/message-channel.ts';
import { ActionLinkRefused } from './create-action-link.ts';
import type { ReadMessage } from './read-letter.ts';
import { mailedToHash } from './read-subject.ts';

/** A step with a message. nothing: there was none to take. last: nothing else is due. more: another one may be due. */
export type SendingStep = 'nothing' | 'last' | 'more';

const notLeased = { leasedUntil: null, leasedBy: null } as const;

/**
 * Returns the fields of a message that has these deliveries and that no sender has taken. A new address of an account
 * is removed from a message that is finished, because nobody needs it then.
 */
export function fieldsAfter({ facts }: Message, deliveries: Deliveries) {
  const progress = progressOf(deliveries);
  const isAddressDone = progress.dueAt === null && facts.email !== undefined;
  return {
    ...progress,
    deliveries,
    ...notLeased,
    ...(isAddressDone && { 'facts.email': FieldValue.delete() }),
  };
}

/** Returns to whom a mail goes; nothing for another channel. */
const addressee = (
  channel: MessageChannel,
  { reader }: ReadMessage,
  context: Context,
): Partial<Message> =>
  channel === 'mail' ? { mailedTo: mailedToHash(reader.email, context) } : {};

/**
 * Takes a message for this sender alone. A sender whose commit got no answer looks whether it has the message.
 * @returns when it was taken; undefined if another sender has it
 */
async function take(
  snapshot: QueryDocumentSnapshot<Message>,
  fields: Partial<Message>,
  context: Context,
): Promise<Timestamp | undefined> {
  const { db, now } = context;
  const leasedUntil = new Date(now().getTime() + leaseMs);
  const leasedBy = randomUUID();
  const lease = {
    ...fields,
    state: 'sending',
    leasedUntil,
    leasedBy,
    dueAt: leasedUntil,
  } as const;
  const isOwn = (message: Message | undefined) => message?.leasedBy === leasedBy;
  const batch = db.batch();
  batch.update(snapshot.ref, lease, ifUnchanged(snapshot));
  try {
    return await commitOrFindOwn(batch, snapshot.ref, isOwn, context);
  } catch (error) {
    const [found] = await db.readAll(snapshot.ref);
    if (isOwn(found.data())) return found.updateTime;
    throw error;
  }
}

/** Reads a message that was taken. undefined: it could not be read, so nothing can be sent now. */
async function readTaken(before: ReadMessage): Promise<ReadMessage | undefined> {
  try {
    return await before.again();
  } catch (error) {
    logError('A message could not be read', error);
    return undefined;
  }
}

/** Makes one attempt by a channel. Failing before anything was sent is a passing fault. */
async function attempt(
  channel: MessageChannel,
  { write }: ReadMessage,
  context: Context,
): Promise<Attempt> {
  const fault = await context.messageChannels[channel]?.fault?.();
  if (fault) return { outcome: 'later', problem: fault };
  let letter: Letter;
  try {
    letter = await write();
  } catch (error) {
    logError('A message could not be written', error);
    return error instanceof ActionLinkRefused
      ? { outcome: 'refused', problem: error.code }
      : { outcome: 'later', problem: 'It could not be written.' };
  }
  try {
    const sent = await context.messageChannels[channel]?.send(letter);
    return sent ?? { outcome: 'gone', problem: 'This channel is switched off.' };
  } catch (error) {
    logError('A message could not be sent', error);
    return { outcome: 'later', problem: 'It could not be handed over.' };
  }
}

/**
 * Takes the message for this sender alone, sends it by one channel, and records the outcome. If the sender dies
 * in between, the outcome is unknown.
 * @param before the message as read before it was taken
 * @returns what is left to do; `nothing` also if another sender has it
 */
export async function sendByChannel(
  channel: MessageChannel,
  snapshot: QueryDocumentSnapshot<Message>,
  deliveries: Deliveries,
  before: ReadMessage,
  context: Context,
): Promise<SendingStep> {
  const message = snapshot.data();
  const delivery = deliveries[channel];
  if (!delivery) return 'nothing';
  const begun = begunDelivery(delivery);
  const taken = {
    deliveries: { ...deliveries, [channel]: begun },
    ...addressee(channel, before, context),
  };
  const lastUpdateTime = await take(snapshot, taken, context);
  if (!lastUpdateTime) return 'nothing';
  // Once more, because the booking may have changed while the message was taken.
  const read = await readTaken(before);
  const recorded = context.db.batch();
  if (read && messageVerdict(message, read.situation, context.now()).kind !== 'send') {
    const { state, dueAt } = message;
    const untaken = { state, deliveries: message.deliveries, dueAt, ...notLeased };
    recorded.update(snapshot.ref, untaken, { lastUpdateTime });
    return (await commitIfUnchanged(recorded)) ? 'more' : 'nothing';
  }
  const outcome: Attempt = read
    ? await attempt(channel, read, context)
    : { outcome: 'later', problem: 'It could not be read.' };
  const now = context.now();
  const after = fieldsAfter(message, {
    ...deliveries,
    [channel]: deliveryAfter(begun, outcome, { now, chance: context.random() }),
  });
  recorded.update(
    snapshot.ref,
    {
      ...after,
      ...(read && addressee(channel, read, context)),
      ...(outcome.outcome === 'sent' && !message.sentAt && { sentAt: now }),
      ...(after.state === 'dropped' && { dropReason: 'no_address' }),
    },
    { lastUpdateTime },
  );
  if (!(await commitIfUnchanged(recorded))) return 'nothing';
  return after.dueAt !== null && after.dueAt <= now ? 'more' : 'last';
}
