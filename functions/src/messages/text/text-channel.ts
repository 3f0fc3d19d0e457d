import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { Context } from '../../context.ts';
import type { Channel } from '../../gateways/message-channel.ts';
import type { TextGateway } from '../../gateways/text-gateway.ts';

const isPhoneNumber = (phone: string): boolean => /^\+\d{7,15}$/.test(phone);

/** Tells whether the owner has switched text messages on. */
async function isTextOn({ db }: Pick<Context, 'db'>): Promise<boolean> {
  const [stored] = await db.readAll(db.messageSettings);
  return messageSettingsOf(stored.data()).isTextOn;
}

/**
 * Returns the channel that sends messages as text messages, which cost money: only while the owner has switched them
 * on, and only to accounts, because these can switch them off.
 */
export const createTextChannel = (gateway: TextGateway, context: Pick<Context, 'db'>): Channel => ({
  reaches: async ({ uid, phone }) =>
    uid !== null && isPhoneNumber(phone) && (await isTextOn(context)),
  async send({ reader, content }) {
    if (!(await isTextOn(context))) {
      return { outcome: 'gone', problem: 'Text messages are switched off.' };
    }
    // Loaded with the first text message, because only senders need it.
    const { renderText } = await import('../render/render-short.ts');
    return gateway.send({ to: reader.phone, text: renderText(content) });
  },
});
