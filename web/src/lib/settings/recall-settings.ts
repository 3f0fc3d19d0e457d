import {
  type PublicSettings,
  publicSettingsSchema,
} from '@carwash/domain/settings/public-settings';

/**
 * Reads the settings that this device last stored. This module is loaded on first use, because the schema is
 * large.
 * @param key of the stored settings
 * @returns null when there are none, or they are of another version
 */
export function recallSettings(key: string): PublicSettings | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    return publicSettingsSchema.validateSync(stored, { strict: true });
  } catch {
    return null;
  }
}
