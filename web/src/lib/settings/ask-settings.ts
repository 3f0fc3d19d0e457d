import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { showSettings } from './settings';

const key = 'settings';

/** Keeps the settings on this device, for when there is no connection. */
export function rememberSettings(settings: PublicSettings): void {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // Storage is full or switched off: without a connection the defaults are shown.
  }
}

/** What everybody may read, at most two minutes old, without the code that makes other calls. */
async function fetchSettings(): Promise<PublicSettings> {
  const response = await fetch('/api/settings');
  if (!response.ok) throw new Error(`The settings answer ${response.status}`);
  const { data }: { data: PublicSettings } = await response.json();
  return data;
}

/**
 * Asks for the settings, once, on a page whose HTML does not hold them. Where the server does not answer,
 * they are those that this device has last seen.
 */
export async function askSettings(): Promise<void> {
  try {
    const settings = await fetchSettings();
    showSettings(settings);
    rememberSettings(settings);
  } catch {
    // Nothing to load it with, either: the defaults stay.
    const recall = await import('./recall-settings').catch(() => null);
    const recalled = recall?.recallSettings(key);
    if (recalled) showSettings(recalled);
  }
}
