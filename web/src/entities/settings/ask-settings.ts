import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { askPublic } from '~/lib/api/ask-public';
import { showSettings } from '~/lib/settings/settings';
import { writeJson } from '~/lib/storage';

const key = 'settings';

/** Stores the settings on this device, for visits without a connection. */
export const rememberSettings = (settings: PublicSettings): void =>
  writeJson('local', key, settings);

/**
 * Loads the settings, once, for a page whose HTML does not contain them. If the server does not answer, shows
 * those that this device last stored.
 */
export async function askSettings(): Promise<void> {
  try {
    const settings = await askPublic<PublicSettings>('/api/settings');
    showSettings(settings);
    rememberSettings(settings);
  } catch {
    // If the code can't be loaded either, the defaults stay.
    const recall = await import('~/lib/settings/recall-settings').catch(() => null);
    const recalled = recall?.recallSettings(key);
    if (recalled) showSettings(recalled);
  }
}
