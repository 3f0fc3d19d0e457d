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
import { type ReadMessage, readLetter } from './read-letter.ts';

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

/**
 * Takes a message for this sender alone. A sender whose commit got no answer looks whether it has the message.
 * @returns when it was taken; undefined if another sender has it
 */
async function take(
  snapshot: QueryDocumentSnapshot<Message>,
  deliveries: Deliveries,
  context: Context,
): Promise<Timestamp | undefined> {
  const { db, now } = context;
  const leasedUntil = new Date(now().getTime() + leaseMs);
  const leasedBy = randomUUID();
  const lease = {
    state: 'sending',
    deliveries,
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
async function readTaken(message: Message, context: Context): Promise<ReadMessage | undefined> {
  try {
    return await readLetter(message, context);
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
 * @returns whether this sender had the message
 */
export async function sendByChannel(
  channel: MessageChannel,
  snapshot: QueryDocumentSnapshot<Message>,
  deliveries: Deliveries,
  context: Context,
): Promise<boolean> {
  const message = snapshot.data();
  const delivery = deliveries[channel];
  if (!delivery) return false;
  const begun = begunDelivery(delivery);
  const lastUpdateTime = await take(snapshot, { ...deliveries, [channel]: begun }, context);
  if (!lastUpdateTime) return false;
  // Read once more, because the booking may have changed while the message was taken.
  const read = await readTaken(message, context);
  const recorded = context.db.batch();
  if (read && messageVerdict(message, read.situation, context.now()).kind !== 'send') {
    const { state, dueAt } = message;
    const before = { state, deliveries: message.deliveries, dueAt, ...notLeased };
    recorded.update(snapshot.ref, before, { lastUpdateTime });
    return commitIfUnchanged(recorded);
  }
  const outcome: Attempt = read
    ? await attempt(channel, read, context)
    : { outcome: 'later', problem: 'It could not be read.' };
  const now = context.now();
  const after = fieldsAfter(message, {
    ...deliveries,
    [channel]: deliveryAfter(begun, outcome, now),
  });
  recorded.update(
    snapshot.ref,
    {
      ...after,
      ...(outcome.outcome === 'sent' && !message.sentAt && { sentAt: now }),
      ...(after.state === 'dropped' && { dropReason: 'no_address' }),
    },
    { lastUpdateTime },
  );
  return commitIfUnchanged(recorded);
}
