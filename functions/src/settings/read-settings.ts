import { publicSettingsId } from '@carwash/domain/settings/collections';
import { settingsOf } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { Settings } from '../context.ts';
import type { Database } from '../db/database.ts';

interface SettingsSource {
  db: Pick<Database, 'readAll' | 'settings'>;
  /** Parameters of the deployment. */
  settings: Pick<Settings, 'askedVehicleDetails'>;
}

/**
 * The settings as they are now. Nothing keeps a copy, which would go on selling by rules that were changed:
 * the document shares its round trip with whatever else is read at the moment.
 */
export async function readSettings({ db, settings }: SettingsSource): Promise<PublicSettings> {
  const [stored] = await db.readAll(db.settings.doc(publicSettingsId));
  return settingsOf(stored.data(), settings.askedVehicleDetails);
}
