import type { Endpoints } from '@carwash/domain/endpoints';
import { customerMessageKinds } from '@carwash/domain/messages/kinds';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { readSamples } from './read-samples.ts';

/** Returns a message of a kind as its reader gets it, with sample data and the own line of the business. */
export const previewMessage: Handler<Context, Endpoints['previewMessage']> = async (
  { params: { kind } },
  context,
) => {
  // Loaded with the first preview, because nothing else in the API writes messages.
  const [sampleOf, { renderMail }, { renderShort, renderText }] = await Promise.all([
    readSamples(context),
    import('./render/render-mail.ts'),
    import('./render/render-short.ts'),
  ]);
  const content = sampleOf(kind);
  const { subject, html, text: plainText } = await renderMail(content);
  const { title, body } = renderShort(content);
  const isText = customerMessageKinds.some((known) => known === kind);
  const textMessage = isText ? renderText(content) : null;
  return { subject, html, plainText, title, body, textMessage };
};
