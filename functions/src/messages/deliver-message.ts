import {
  afterDeadSender,
  begunDelivery,
  deliveryAfter,
  dueChannel,
  leaseMs,
  plannedDeliveries,
  progressOf,
} from '@carwash/domain/messages/delivery-steps';
import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import { messageVerdict } from '@carwash/domain/messages/message-verdict';
import { channelsFor } from '@carwash/domain/messages/reader-channels';
import { FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, commitUnlessConflicted, ifUnchanged } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Letter, Reader } from '../gateways/message-channel.ts';
import { logError } from '../http/log.ts';
import { type ReadMessage, readLetter } from './read-letter.ts';
import { readMutedChannels } from './read-muted-channels.ts';

type Snapshot = QueryDocumentSnapshot<Message>;

/** Returns the removal of the address in the facts of a message that is finished, because nobody needs it then. */
const withoutAddress = ({ facts }: Message, { dueAt }: { dueAt: Date | null }) =>
  facts.email !== undefined && dueAt === null ? { 'facts.email': FieldValue.delete() } : {};

/**
 * Writes a change of a message, if nobody else has changed it since it was read.
 * @returns whether it was written
 */
async function change(
  snapshot: Snapshot,
  fields: Partial<Message>,
  { db }: Context,
): Promise<boolean> {
  const batch = db.batch();
  batch.update(snapshot.ref, fields, ifUnchanged(snapshot));
  return commitIfUnchanged(batch);
}

/** Returns the channels by which a reader can be reached. */
export async function reachableBy(reader: Reader, { messageChannels }: Context) {
  const names = Object.keys(messageChannels) as MessageChannel[];
  const reached = await Promise.all(names.map((name) => messageChannels[name]?.reaches(reader)));
  return names.filter((_, at) => reached[at]);
}

/** Returns the deliveries of a message: those that were planned before, or else by all channels that fit, now. */
async function planOf(
  { deliveries, kind }: Message,
  { reader }: ReadMessage,
  now: Date,
  context: Context,
): Promise<Message['deliveries']> {
  if (deliveries.mail || deliveries.push || deliveries.text) return deliveries;
  const [available, muted] = await Promise.all([
    reachableBy(reader, context),
    readMutedChannels(reader, context),
  ]);
  return plannedDeliveries(channelsFor(kind, { available, muted }), now);
}

/** Makes one attempt by a channel. Failing before anything was sent is a passing fault. */
async function attempt(channel: MessageChannel, { write }: ReadMessage, context: Context) {
  let letter: Letter;
  try {
    letter = await write();
  } catch (error) {
    logError('A message could not be written', error);
    return { outcome: 'later', problem: 'It could not be written.' } as const;
  }
  try {
    const sent = await context.messageChannels[channel]?.send(letter);
    return sent ?? ({ outcome: 'gone', problem: 'This channel is switched off.' } as const);
  } catch (error) {
    logError('A message could not be sent', error);
    return { outcome: 'later', problem: 'It could not be handed over.' } as const;
  }
}

/**
 * Takes the message for this sender alone, sends it by one channel, and records the outcome. If the sender dies
 * in between, the outcome is unknown.
 * @returns whether this sender had the message
 */
async function sendBy(
  channel: MessageChannel,
  snapshot: Snapshot,
  deliveries: Message['deliveries'],
  context: Context,
): Promise<boolean> {
  const delivery = deliveries[channel];
  if (!delivery) return false;
  const leasedUntil = new Date(context.now().getTime() + leaseMs);
  const begun = begunDelivery(delivery);
  const taken = context.db.batch();
  taken.update(
    snapshot.ref,
    {
      state: 'sending',
      deliveries: { ...deliveries, [channel]: begun },
      leasedUntil,
      dueAt: leasedUntil,
    },
    ifUnchanged(snapshot),
  );
  const lastUpdateTime = (await commitUnlessConflicted(taken))?.[0]?.writeTime;
  if (!lastUpdateTime) return false;
  // Read once more, because the booking may have changed while the message was taken.
  const read = await readLetter(snapshot.data(), context);
  const recorded = context.db.batch();
  if (messageVerdict(snapshot.data(), read.situation, context.now()).kind !== 'send') {
    const before = { deliveries, leasedUntil: null, dueAt: context.now() };
    recorded.update(snapshot.ref, before, { lastUpdateTime });
    return commitIfUnchanged(recorded);
  }
  const outcome = await attempt(channel, read, context);
  const now = context.now();
  const after = { ...deliveries, [channel]: deliveryAfter(begun, outcome, now) };
  const isSent = outcome.outcome === 'sent';
  recorded.update(
    snapshot.ref,
    {
      ...progressOf(after),
      deliveries: after,
      leasedUntil: null,
      ...(isSent && !snapshot.data().sentAt && { sentAt: now }),
      ...withoutAddress(snapshot.data(), progressOf(after)),
    },
    { lastUpdateTime },
  );
  return commitIfUnchanged(recorded);
}

const finished = (deliveries: Message['deliveries']) => ({
  ...progressOf(deliveries),
  deliveries,
  leasedUntil: null,
});

/**
 * Takes the next step with a message.
 * @returns whether there may be another step to take at once
 */
async function takeStep(snapshot: Snapshot, context: Context): Promise<boolean> {
  const message = snapshot.data();
  const now = context.now();
  if (!message.dueAt || message.dueAt > now) return false;
  if (message.leasedUntil) {
    return change(snapshot, finished(afterDeadSender(message.deliveries)), context);
  }
  const read = await readLetter(message, context);
  const verdict = messageVerdict(message, read.situation, now);
  if (verdict.kind === 'wait') {
    await change(snapshot, { dueAt: verdict.until }, context);
    return false;
  }
  const dropped = { state: message.sentAt ? 'sent' : 'dropped', dueAt: null } as const;
  if (verdict.kind === 'drop') {
    await change(snapshot, { ...dropped, dropReason: verdict.reason }, context);
    return false;
  }
  const deliveries = await planOf(message, read, now, context);
  const channel = dueChannel(deliveries, now);
  if (channel) return sendBy(channel, snapshot, deliveries, context);
  const isSetUp = Object.keys(context.messageChannels).length > 0;
  const dropReason = isSetUp ? 'no_address' : 'no_channel';
  await change(snapshot, { ...dropped, dropReason }, context);
  return false;
}

/**
 * Sends a message by each of its channels as far as it is due, and drops it when it is no longer true. Several
 * senders may work at the same time, and each may die at any point: every attempt is made by one of them.
 * @returns whether there was anything to do
 */
export async function deliverMessage(id: string, context: Context): Promise<boolean> {
  let steps = 0;
  for (;;) {
    const snapshot = await readDocument(context.db.messages, id);
    if (!snapshot || !(await takeStep(snapshot, context))) return steps > 0;
    steps += 1;
  }
}
