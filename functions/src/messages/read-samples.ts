import type { MessageKind } from '@carwash/domain/messages/kinds';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import type { Context } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { ownLineOf } from './read-letter.ts';

/** Returns a function for sample content of each kind, with the settings and the own lines of the business. */
export async function readSamples(
  context: Context,
): Promise<(kind: MessageKind) => MessageContent> {
  const { businessTimeZone: timeZone, currency, publicBaseUrl: origin } = context.settings;
  // Loaded with the first sample, because nothing else needs it.
  const [business, [stored], { sampleContent }] = await Promise.all([
    readSettings(context),
    context.db.readAll(context.db.messageSettings),
    import('./sample-content.ts'),
  ]);
  const settings = messageSettingsOf(stored.data());
  const facts = { business, timeZone, currency, origin, now: context.now() };
  return (kind) => ({ ...sampleContent(kind, facts), ownLine: ownLineOf(kind, settings) });
}
