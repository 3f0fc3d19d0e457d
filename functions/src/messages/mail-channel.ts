import type { Mailer } from '../gateways/mail.ts';
import type { Channel, Letter } from '../gateways/message-channel.ts';

/** Returns the address to which mail programs post when their reader wants no more mails (RFC 8058). */
function oneClickAddress({ content: { links } }: Letter): string | undefined {
  if (links.unsubscribe === null) return undefined;
  return `${links.home}/api/messages/unsubscribe${new URL(links.unsubscribe).search}`;
}

/** Returns the channel that writes messages as mails and hands them to a mail server. */
export const createMailChannel = (mailer: Pick<Mailer, 'send'>): Channel => ({
  reaches: ({ email }) => email !== '',
  async send(letter) {
    const { message, reader, content } = letter;
    // Loaded with the first mail, because only senders need it.
    const [{ renderMail }, { calendarAttachment }] = await Promise.all([
      import('./render/render-mail.ts'),
      import('./calendar-attachment.ts'),
    ]);
    const listUnsubscribe = oneClickAddress(letter);
    const calendar = calendarAttachment(message, content);
    return mailer.send({
      ...(await renderMail(content)),
      to: { name: reader.name, address: reader.email },
      messageId: `${message._id}@${new URL(content.links.home).hostname}`,
      ...(listUnsubscribe && { headers: { listUnsubscribe } }),
      ...(calendar && { attachments: [calendar] }),
    });
  },
});
