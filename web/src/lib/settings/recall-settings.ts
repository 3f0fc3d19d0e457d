import {
  type PublicSettings,
  publicSettingsSchema,
} from '@carwash/domain/settings/public-settings';

/**
 * The settings as this device has last seen them. Loaded when they are needed, because the schema is large.
 * @param key under which they are kept
 * @returns null: there are none, or they are of another version
 */
export function recallSettings(key: string): PublicSettings | null {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    return publicSettingsSchema.validateSync(stored, { strict: true });
  } catch {
    return null;
  }
}
