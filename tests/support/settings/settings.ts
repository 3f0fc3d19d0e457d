import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { privateSettingsId, publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { FixtureContext } from '../fixture-context.ts';

/** Stores these settings of the business, and no others. */
export async function storeSettings(
  { context }: FixtureContext,
  settings: Partial<PublicSettings>,
): Promise<void> {
  await context.db.settings.doc(publicSettingsId).set({ _id: publicSettingsId, ...settings });
}

/** Stores these private settings of the business, and no others. */
export async function storePrivateSettings(
  { context }: FixtureContext,
  settings: Partial<PrivateSettings>,
): Promise<void> {
  await context.db.privateSettings.set({ _id: privateSettingsId, ...settings });
}
