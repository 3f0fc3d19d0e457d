import {
  afterDeadSender,
  afterDrop,
  type Deliveries,
  deliveriesOf,
  dueChannel,
  keepWanted,
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
import { readPreferences } from './read-preferences.ts';
import { isForStaff } from './read-subject.ts';
import { fieldsAfter, type SendingStep, sendByChannel } from './send-by-channel.ts';
import { takeMailTurn } from './take-mail-turn.ts';

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

const nothingSet = { muted: [], bouncedSince: null } as const;

/**
 * Returns the deliveries of a message: by all channels that fit now, or those that were planned before without what their
 * reader has switched off since.
 */
async function planOf(
  { deliveries, kind }: Message,
  { reader }: ReadMessage,
  now: Date,
  context: Context,
): Promise<Deliveries> {
  const planned = deliveriesOf(deliveries).map(([channel]) => channel);
  const isPlanned = planned.length > 0;
  const [available, { muted, bouncedSince }] = await Promise.all([
    isPlanned ? planned : reachableBy(reader, context),
    isForStaff(kind) ? nothingSet : readPreferences(reader, context),
  ]);
  const isBounced = !isPlanned && bouncedSince !== null;
  const wanted = channelsFor(kind, { available, muted, isBounced });
  return isPlanned ? keepWanted(deliveries, wanted) : plannedDeliveries(wanted, now);
}

/** The step that was taken, or when to take it. */
type StepOrTime = SendingStep | Date;

/** Sends a message by the next of its channels. A mail that has to wait for its turn lets the others go first. */
async function sendNext(
  snapshot: Snapshot,
  deliveries: Deliveries,
  read: ReadMessage,
  context: Context,
): Promise<StepOrTime> {
  const now = context.now();
  const first = dueChannel(deliveries, now);
  const askAgainAt = first === 'mail' ? await takeMailTurn(snapshot.data().kind, context) : null;
  const channel = askAgainAt ? dueChannel({ ...deliveries, mail: null }, now) : first;
  if (channel) return sendByChannel(channel, snapshot, deliveries, read, context);
  if (askAgainAt) return askAgainAt;
  if (deliveriesOf(deliveries).length > 0) {
    const after = fieldsAfter(snapshot.data(), deliveries);
    const isDropped = after.state === 'dropped';
    await change(snapshot, { ...after, ...(isDropped && { dropReason: 'no_address' }) }, context);
    return 'nothing';
  }
  const isSetUp = Object.keys(context.messageChannels).length > 0;
  await drop(snapshot, isSetUp ? 'no_address' : 'no_channel', context);
  return 'nothing';
}

async function takeStep(snapshot: Snapshot, context: Context): Promise<StepOrTime> {
  const message = snapshot.data();
  const now = context.now();
  if (!message.dueAt || message.dueAt > now) return 'nothing';
  if (message.leasedUntil) {
    const after = fieldsAfter(message, afterDeadSender(message.deliveries));
    return (await change(snapshot, after, context)) ? 'more' : 'nothing';
  }
  const read = await readLetter(message, context);
  const verdict = messageVerdict(message, read.situation, now);
  switch (verdict.kind) {
    case 'wait':
      await change(snapshot, { dueAt: verdict.until }, context);
      return 'nothing';
    case 'drop':
      await drop(snapshot, verdict.reason, context);
      return 'nothing';
    case 'send':
      return sendNext(snapshot, await planOf(message, read, now, context), read, context);
  }
}

/** Time after which a sender of one message begins no further attempt, in milliseconds. */
const sendingMs = 2 * minuteMs;

/**
 * Sends a message by each of its channels as far as it is due, and drops it when it is no longer true. Several
 * senders may work at the same time, and each may die at any point: every attempt is made by one of them.
 * @param found the message, if it was read already
 * @param mayWait tells whether the sender has waited for the turn of a mail; by default it leaves the mail to the reconciler
 * @returns whether there was anything to do
 */
export async function deliverMessage(
  id: string,
  context: Context,
  deadline: Deadline = deadlineIn(sendingMs),
  found: Snapshot | null = null,
  mayWait: (until: Date) => Promise<boolean> = async () => false,
): Promise<boolean> {
  let [goesOn, hasDone, snapshot]: [boolean, boolean, Snapshot | null] = [true, false, found];
  while (goesOn && !deadline.hasPassed()) {
    snapshot ??= await readDocument(context.db.messages, id);
    const step = snapshot ? await takeStep(snapshot, context) : 'nothing';
    goesOn = step instanceof Date ? await mayWait(step) : step === 'more';
    hasDone ||= step === 'more' || step === 'last';
    snapshot = null;
  }
  return hasDone;
}
