import type { Endpoints } from '@carwash/domain/endpoints';
import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readSettings } from '../settings/read-settings.ts';
import { ownLineOf } from './read-letter.ts';

/** Returns a message of a kind as its reader gets it, with sample data and the own line of the business. */
export const previewMessage: Handler<Context, Endpoints['previewMessage']> = async (
  { params: { kind } },
  context,
) => {
  const { businessTimeZone: timeZone, currency, publicBaseUrl: origin } = context.settings;
  // Loaded with the first preview, because nothing else in the API writes messages.
  const [business, [stored], { sampleContent }, { renderMail }, { renderShort }] =
    await Promise.all([
      readSettings(context),
      context.db.readAll(context.db.messageSettings),
      import('./sample-content.ts'),
      import('./render/render-mail.ts'),
      import('./render/render-short.ts'),
    ]);
  const content = {
    ...sampleContent(kind, { business, timeZone, currency, origin, now: context.now() }),
    ownLine: ownLineOf(kind, messageSettingsOf(stored.data())),
  };
  const { subject, html, text: plainText } = await renderMail(content);
  const { title, body } = renderShort(content);
  return { subject, html, plainText, title, body };
};
