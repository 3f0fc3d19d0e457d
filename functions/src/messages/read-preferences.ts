import type { MessageChannel } from '@carwash/domain/messages/kinds';
import { bouncesSince } from '@carwash/domain/messages/preferences';
import type { Context } from '../context.ts';
import type { Reader } from '../gateways/message-channel.ts';
import { hashOfAddress, preferencesIdOf } from './preferences-id.ts';

interface ReadPreferences {
  /** Channels that the reader has switched off. */
  muted: readonly MessageChannel[];
  /** Since when mails to the address of the reader come back; null: they do not, as far as is known. */
  bouncedSince: Date | null;
}

export async function readPreferences(
  reader: Pick<Reader, 'uid' | 'email'>,
  { db, now }: Pick<Context, 'db' | 'now'>,
): Promise<ReadPreferences> {
  const [stored] = await db.readAll(db.messagePreferences.doc(preferencesIdOf(reader)));
  const preferences = stored.data();
  return {
    muted: preferences?.muted ?? [],
    bouncedSince: bouncesSince(preferences, hashOfAddress(reader.email), now()),
  };
}
