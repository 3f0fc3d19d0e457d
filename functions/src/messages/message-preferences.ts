import type { Endpoints } from '@carwash/domain/endpoints';
import type { ChannelChange } from '@carwash/domain/messages/endpoints';
import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import type { Reader } from '../gateways/message-channel.ts';
import type { Handler } from '../http/handler.ts';
import { reachableBy } from './deliver-message.ts';
import { messageOfLink } from './message-of-link.ts';
import { hashOfAddress, preferencesIdOf } from './preferences-id.ts';
import { readLetter } from './read-letter.ts';

/**
 * Switches one channel of a reader off or on.
 * @returns the channels that are switched off afterwards
 */
const changeMuted = (
  id: string,
  { channel, isMuted }: ChannelChange,
  { db, now }: Context,
): Promise<MessageChannel[]> =>
  retryOnConflict(async () => {
    const [snapshot] = await db.readAll(db.messagePreferences.doc(id));
    const others = (snapshot.data()?.muted ?? []).filter((other) => other !== channel);
    const muted = isMuted ? [...others, channel] : others;
    const batch = db.batch();
    if (snapshot.exists) batch.update(snapshot.ref, { muted }, ifUnchanged(snapshot));
    else batch.create(snapshot.ref, { _id: id, muted, createdAt: now() });
    return (await commitIfUnchanged(batch)) ? muted : undefined;
  });

/** Adds to `batch` that mails to the address of a reader come back. */
export async function noteBouncedAddress(
  batch: WriteBatch,
  reader: Reader,
  { db, now }: Context,
): Promise<void> {
  const _id = preferencesIdOf(reader);
  const [snapshot] = await db.readAll(db.messagePreferences.doc(_id));
  const bounced = { bouncedAddress: hashOfAddress(reader.email), bouncedAt: now() };
  if (snapshot.exists) batch.update(snapshot.ref, bounced, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id, muted: [], createdAt: now(), ...bounced });
}

export const getMessagePreferences: Handler<Context, Endpoints['getMessagePreferences']> = async (
  { caller: { uid } },
  context,
) => {
  const [preferences, profile] = await context.db.readAll(
    context.db.messagePreferences.doc(uid),
    context.db.users.doc(uid),
  );
  const { name = '', email = '', phone = '' } = profile.data() ?? {};
  return {
    muted: preferences.data()?.muted ?? [],
    offered: await reachableBy({ uid, name, email, phone }, context),
  };
};

export const updateMessagePreferences: Handler<
  Context,
  Endpoints['updateMessagePreferences']
> = async ({ body, caller: { uid } }, context) => ({
  muted: await changeMuted(uid, body, context),
});

/** Switches optional mails to the reader of a message off or on. */
async function muteMails(message: Message, isMuted: boolean, context: Context) {
  const { reader, situation } = await readLetter(message, context);
  // Nothing is stored about somebody who has left.
  if (situation.isReaderGone) return { isMuted };
  const muted = await changeMuted(preferencesIdOf(reader), { channel: 'mail', isMuted }, context);
  return { isMuted: muted.includes('mail') };
}

/** Tells whether optional mails to the reader of a message are off. */
export async function areMailsOff(message: Message, context: Context): Promise<boolean> {
  const { reader, situation } = await readLetter(message, context);
  if (situation.isReaderGone) return false;
  const preferences = await readDocument(context.db.messagePreferences, preferencesIdOf(reader));
  return preferences?.data().muted.includes('mail') ?? false;
}

/** Switches mails off or on from the page behind the link in a mail. */
export const changeMailsByLink: Handler<Context, Endpoints['changeMailsByLink']> = async (
  { body: { isMuted, ...link } },
  context,
) => muteMails(await messageOfLink(link, context), isMuted, context);

/** Switches mails off, as mail programs ask for it (RFC 8058). */
export const unsubscribe: Handler<Context, Endpoints['unsubscribe']> = async ({ query }, context) =>
  muteMails(await messageOfLink(query, context), true, context);
