import { privateSettingsId, publicSettingsId } from '@carwash/domain/settings/collections';
import type { PrivateSettings } from '@carwash/domain/settings/private-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { Ground } from '../ground.ts';

/** The business has set this and nothing else. */
export async function storeSettings(
  { context }: Ground,
  settings: Partial<PublicSettings>,
): Promise<void> {
  await context.db.settings.doc(publicSettingsId).set({ _id: publicSettingsId, ...settings });
}

/** The business has set this for itself and nothing else. */
export async function storePrivateSettings(
  { context }: Ground,
  settings: Partial<PrivateSettings>,
): Promise<void> {
  await context.db.privateSettings.set({ _id: privateSettingsId, ...settings });
}
