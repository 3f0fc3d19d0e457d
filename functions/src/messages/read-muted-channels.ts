import type { MessageChannel } from '@carwash/domain/messages/kinds';
import type { Context } from '../context.ts';
import type { Reader } from '../gateways/message-channel.ts';
import { preferencesIdOf } from './preferences-id.ts';

/** Returns the channels that a reader has switched off. */
export async function readMutedChannels(
  reader: Pick<Reader, 'uid' | 'email'>,
  { db }: Pick<Context, 'db'>,
): Promise<readonly MessageChannel[]> {
  const [preferences] = await db.readAll(db.messagePreferences.doc(preferencesIdOf(reader)));
  return preferences.data()?.muted ?? [];
}
