import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { writeJson } from '../storage';
import { showSettings } from './settings';

const key = 'settings';

/** Stores the settings on this device, for visits without a connection. */
export const rememberSettings = (settings: PublicSettings): void =>
  writeJson('local', key, settings);

/** Fetches the public settings, as caches may hold them for some minutes, without the code of the general API client. */
async function fetchSettings(): Promise<PublicSettings> {
  const response = await fetch('/api/settings');
  if (!response.ok) throw new Error(`The settings answer ${response.status}`);
  const { data }: { data: PublicSettings } = await response.json();
  return data;
}

/**
 * Loads the settings, once, for a page whose HTML does not contain them. If the server does not answer, shows
 * those that this device last stored.
 */
export async function askSettings(): Promise<void> {
  try {
    const settings = await fetchSettings();
    showSettings(settings);
    rememberSettings(settings);
  } catch {
    // If the code can't be loaded either, the defaults stay.
    const recall = await import('./recall-settings').catch(() => null);
    const recalled = recall?.recallSettings(key);
    if (recalled) showSettings(recalled);
  }
}
