import { type PrivateSettings, privateSettingsOf } from '@carwash/domain/settings/private-settings';
import type { Context } from '../context.ts';

/** Returns the current private settings. Shares its round trip: see `readSettings`. */
export async function readPrivateSettings({ db }: Pick<Context, 'db'>): Promise<PrivateSettings> {
  const [stored] = await db.readAll(db.privateSettings);
  return privateSettingsOf(stored.data());
}
