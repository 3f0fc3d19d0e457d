import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import type { SuiteSettings } from './settings.ts';

/** Returns the message for when the suite is ready: its address and the demo accounts. */
export function welcome({ baseUrl }: SuiteSettings): string {
  const { user, admin } = demoAccounts;
  return [
    '',
    `  Open ${baseUrl}`,
    '',
    `  Demo User    ${user.email} / ${user.password}`,
    `  Demo Admin   ${admin.email} / ${admin.password}`,
    '',
    '  Ctrl-C stops everything.',
  ].join('\n');
}
