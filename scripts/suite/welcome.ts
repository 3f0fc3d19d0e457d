import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { mailboxUrl } from './mailbox.ts';
import type { SuiteSettings } from './settings.ts';

/** Returns the message for when the suite is ready: its address, that of its mails, and the demo accounts. */
export function welcome({ baseUrl, ports }: SuiteSettings): string {
  const { user, washer, manager, admin } = demoAccounts;
  return [
    '',
    `  Open ${baseUrl}`,
    `  Read its mails at ${mailboxUrl(ports)}`,
    '',
    `  Demo User    ${user.email} / ${user.password}`,
    `  Demo Washer  ${washer.email} / ${washer.password}`,
    `  Demo Manager ${manager.email} / ${manager.password}`,
    `  Demo Admin   ${admin.email} / ${admin.password}`,
    '',
    '  Ctrl-C stops everything.',
  ].join('\n');
}
