import {
  type PublicSettings,
  publicSettingsSchema,
} from '@carwash/domain/settings/public-settings';
import { readJson } from '../storage';

/**
 * Reads the settings that this device last stored. This module is loaded on first use, because the schema is
 * large.
 * @param key of the stored settings
 * @returns null when there are none, or they are of another version
 */
export function recallSettings(key: string): PublicSettings | null {
  const stored = readJson('local', key);
  return publicSettingsSchema.isValidSync(stored, { strict: true }) ? stored : null;
}
