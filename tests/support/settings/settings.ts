import { publicSettingsId } from '@carwash/domain/settings/collections';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { Ground } from '../ground.ts';

/** The business has set this and nothing else. */
export async function storeSettings(
  { context }: Ground,
  settings: Partial<PublicSettings>,
): Promise<void> {
  await context.db.settings.doc(publicSettingsId).set({ _id: publicSettingsId, ...settings });
}
