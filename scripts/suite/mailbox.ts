import { rmSync } from 'node:fs';
import { launch, type SuiteProcess } from '../processes/launch.ts';
import { waitForOutput } from '../processes/wait-for.ts';
import { inCache, inRepository } from '../repository.ts';
import type { SuitePorts, SuiteSettings } from './settings.ts';

const TIMEOUT_MS = 60_000;

/** Tests write more mails than anybody reads; older ones are discarded. */
const mostMails = 2000;

/** Returns the address of the page on which the mails are read. */
export const mailboxUrl = ({ mailbox }: Pick<SuitePorts, 'mailbox'>): string =>
  `http://127.0.0.1:${mailbox}`;

/**
 * Starts maildev, an empty mailbox that takes the mails for every address. Only this machine reaches it.
 * @throws ProcessFailed when it does not start
 */
export async function startMailbox({ name, ports }: SuiteSettings): Promise<SuiteProcess> {
  const folder = inCache('mailbox', name);
  rmSync(folder, { recursive: true, force: true });
  const part = launch({
    name: 'Mailbox',
    args: [
      inRepository('node_modules/maildev/dist/bin/maildev.js'),
      ...['--ip', '127.0.0.1', '--smtp', String(ports.mail)],
      ...['--web-ip', '127.0.0.1', '--web', String(ports.mailbox)],
      ...['--mail-directory', folder, '--max-emails', String(mostMails)],
    ],
    logFile: inCache('logs', name, 'mailbox.log'),
  });
  await waitForOutput(part, /Press Ctrl/, TIMEOUT_MS);
  return part;
}
