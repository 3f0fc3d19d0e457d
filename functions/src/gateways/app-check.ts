import { getApp } from 'firebase-admin/app';

/**
 * Returns the App Check token verification for a setting; null when it is off.
 * @param setting `enforce` or `off`
 * @throws Error for any other setting, so that a typing error does not switch the check off
 */
export function createAppCheck(setting: string): ((token: string) => Promise<unknown>) | null {
  if (setting === 'off') return null;
  if (setting !== 'enforce') throw new Error(`APP_CHECK must be enforce or off, not ${setting}`);
  return async (token) => {
    const { getAppCheck } = await import('firebase-admin/app-check');
    return getAppCheck(getApp()).verifyToken(token);
  };
}
