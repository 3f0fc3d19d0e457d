import type { Endpoints } from '@carwash/domain/endpoints';
import { type BookingMessageKind, customerMessageKinds } from '@carwash/domain/messages/kinds';
import { countSegments } from '@carwash/domain/messages/text-segments';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { readSamples } from '../read-samples.ts';
import { readTextSpending } from './text-spending.ts';

/** Returns how many messages of a kind were sent last month, by any channel. */
async function countLastMonth(
  kind: BookingMessageKind,
  { db: { messages }, now, settings: { businessTimeZone } }: Context,
): Promise<number> {
  const monthStart = (day: string) =>
    businessInstant(`${day.slice(0, 7)}-01`, '00:00', businessTimeZone);
  const until = monthStart(businessDay(now(), businessTimeZone));
  const since = monthStart(addDays(businessDay(until, businessTimeZone), -1));
  const sent = messages
    .where('kind', '==', kind)
    .where('sentAt', '>=', since)
    .where('sentAt', '<', until);
  return (await sent.count().get()).data().count;
}

/** Returns how long each kind of text message is with sample data, and how many messages went out last month. */
export const getTextLengths: Handler<Context, Endpoints['getTextLengths']> = async (
  _request,
  context,
) => {
  // Loaded when it is asked for, because nothing else in the API writes messages.
  const [sampleOf, { renderText }] = await Promise.all([
    readSamples(context),
    import('../render/render-short.ts'),
  ]);
  const kinds = await Promise.all(
    customerMessageKinds.map(async (kind) => ({
      kind,
      segments: countSegments(renderText(sampleOf(kind))),
      sentLastMonth: await countLastMonth(kind, context),
    })),
  );
  const { segments: spentSegments } = await readTextSpending(context);
  return { isSetUp: 'text' in context.messageChannels, spentSegments, kinds };
};
