import { settingsOf } from '@carwash/domain/settings/default-settings';
import { type LegalSettings, legalSettingsOf } from '@carwash/domain/settings/legal-settings';
import { type PrivateSettings, privateSettingsOf } from '@carwash/domain/settings/private-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { VehicleDetail } from '@carwash/domain/vehicles/vehicle-details';
import type { Database } from './database.ts';

interface SettingsSource {
  db: Pick<Database, 'readAll' | 'settings'>;
  /** Parameters of the deployment. */
  settings: { askedVehicleDetails: readonly VehicleDetail[] };
}

/**
 * Returns the current settings. They are never cached, because a cached copy would go on selling by outdated
 * rules: the document shares its round trip with all other reads of the moment.
 */
export async function readSettings({ db, settings }: SettingsSource): Promise<PublicSettings> {
  const [stored] = await db.readAll(db.settings.doc(publicSettingsId));
  return settingsOf(stored.data(), settings.askedVehicleDetails);
}

/** Returns the current private settings. Shares its round trip: see `readSettings`. */
export async function readPrivateSettings({
  db,
}: {
  db: Pick<Database, 'readAll' | 'privateSettings'>;
}): Promise<PrivateSettings> {
  const [stored] = await db.readAll(db.privateSettings);
  return privateSettingsOf(stored.data());
}

/** Returns the legal texts and the retention times. Shares its round trip: see `readSettings`. */
export async function readLegalSettings({
  db,
}: {
  db: Pick<Database, 'readAll' | 'legalSettings'>;
}): Promise<LegalSettings> {
  const [stored] = await db.readAll(db.legalSettings);
  return legalSettingsOf(stored.data());
}
