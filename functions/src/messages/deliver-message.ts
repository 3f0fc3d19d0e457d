import {
  afterDeadSender,
  afterDrop,
  type Deliveries,
  dueChannel,
  plannedDeliveries,
} from '@carwash/domain/messages/delivery-steps';
import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { DropReason, Message } from '@carwash/domain/messages/message';
import { messageVerdict } from '@carwash/domain/messages/message-verdict';
import { channelsFor } from '@carwash/domain/messages/reader-channels';
import { minuteMs } from '@carwash/domain/time/durations';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type Deadline, deadlineIn } from '../background/deadline.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Reader } from '../gateways/message-channel.ts';
import { type ReadMessage, readLetter } from './read-letter.ts';
import { readMutedChannels } from './read-muted-channels.ts';
import { fieldsAfter, sendByChannel } from './send-by-channel.ts';

type Snapshot = QueryDocumentSnapshot<Message>;

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

/** Drops a message. What has become of it by other channels stays visible. */
const drop = (snapshot: Snapshot, dropReason: DropReason, context: Context): Promise<boolean> => {
  const message = snapshot.data();
  const after = fieldsAfter(message, afterDrop(message.deliveries));
  return change(snapshot, { ...after, dropReason }, context);
};

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
): Promise<Deliveries> {
  if (deliveries.mail || deliveries.push || deliveries.text) return deliveries;
  const [available, muted] = await Promise.all([
    reachableBy(reader, context),
    readMutedChannels(reader, context),
  ]);
  return plannedDeliveries(channelsFor(kind, { available, muted }), now);
}

/**
 * Takes the next step with a message.
 * @returns whether there may be another step to take at once
 */
async function takeStep(snapshot: Snapshot, context: Context): Promise<boolean> {
  const message = snapshot.data();
  const now = context.now();
  if (!message.dueAt || message.dueAt > now) return false;
  if (message.leasedUntil) {
    const after = fieldsAfter(message, afterDeadSender(message.deliveries));
    return change(snapshot, after, context);
  }
  const read = await readLetter(message, context);
  const verdict = messageVerdict(message, read.situation, now);
  switch (verdict.kind) {
    case 'wait':
      await change(snapshot, { dueAt: verdict.until }, context);
      return false;
    case 'drop':
      await drop(snapshot, verdict.reason, context);
      return false;
    case 'send': {
      const deliveries = await planOf(message, read, now, context);
      const channel = dueChannel(deliveries, now);
      if (channel) return sendByChannel(channel, snapshot, deliveries, context);
      const isSetUp = Object.keys(context.messageChannels).length > 0;
      await drop(snapshot, isSetUp ? 'no_address' : 'no_channel', context);
      return false;
    }
  }
}

/** Time after which a sender of one message begins no further attempt, in milliseconds. */
const sendingMs = 2 * minuteMs;

/**
 * Sends a message by each of its channels as far as it is due, and drops it when it is no longer true. Several
 * senders may work at the same time, and each may die at any point: every attempt is made by one of them.
 * @returns whether there was anything to do
 */
export async function deliverMessage(
  id: string,
  context: Context,
  deadline: Deadline = deadlineIn(sendingMs),
): Promise<boolean> {
  let steps = 0;
  while (!deadline.hasPassed()) {
    const snapshot = await readDocument(context.db.messages, id);
    if (!snapshot || !(await takeStep(snapshot, context))) break;
    steps += 1;
  }
  return steps > 0;
}
