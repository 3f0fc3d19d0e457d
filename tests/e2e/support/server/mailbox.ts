import { expect } from '@playwright/test';
import { setting } from '../suite.ts';

/** Address of maildev's page, and of its API below `/api`. */
export const mailboxUrl = setting('MAILBOX_URL', 'http://127.0.0.1:11080');

/** A mail as maildev has received it. */
interface ReceivedMail {
  id: string;
  subject: string;
  html: string;
  text: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  attachments?: { filename: string; contentType: string; generatedFileName: string }[];
}

/** Returns the mails to an address so far, the oldest first. */
async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const query = new URLSearchParams({ 'to.address': address });
  const response = await fetch(`${mailboxUrl}/api/email?${query}`);
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return await response.json();
}

/** Waits for a mail to an address whose subject matches, and returns it; of several the latest. */
export async function mailTo(address: string, subject: string | RegExp): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        const mails = await mailsTo(address);
        found = mails.findLast((mail) => mail.subject.match(subject));
        return mails.map((mail) => mail.subject);
      },
      { message: `mails to ${address}`, timeout: 30_000 },
    )
    .toContainEqual(expect.stringMatching(subject));
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** Returns the content of an attachment as text. */
export async function attachmentOf(mail: ReceivedMail, filename: string): Promise<string> {
  const file = mail.attachments?.find((attachment) => attachment.filename === filename);
  if (!file) throw new Error(`The mail has no ${filename}`);
  const response = await fetch(
    `${mailboxUrl}/api/email/${mail.id}/attachment/${file.generatedFileName}`,
  );
  if (!response.ok) throw new Error(`The mailbox answered ${response.status}`);
  return response.text();
}

/** Returns the addresses that a mail leads to, in their order. */
export const linksIn = ({ html }: ReceivedMail): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
