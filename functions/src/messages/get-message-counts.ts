import type { Endpoints } from '@carwash/domain/endpoints';
import { type MessageKind, messageKinds } from '@carwash/domain/messages/kinds';
import { businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { countAttention } from './count-attention.ts';

const kinds = Object.keys(messageKinds) as MessageKind[];

/**
 * Returns how many messages of each kind were sent this month, and how many need a look. Counted from the
 * index, so the cost depends on the month and not on the years.
 */
export const getMessageCounts: Handler<Context, Endpoints['getMessageCounts']> = async (
  _request,
  { db, now, settings: { businessTimeZone } },
) => {
  const { messages } = db;
  const month = businessDay(now(), businessTimeZone).slice(0, 7);
  const since = businessInstant(`${month}-01`, '00:00', businessTimeZone);
  const countOf = async (kind: MessageKind) => {
    const sent = messages.where('kind', '==', kind).where('sentAt', '>=', since);
    return { kind, count: (await sent.count().get()).data().count };
  };
  const [attention, ...sent] = await Promise.all([countAttention(db), ...kinds.map(countOf)]);
  return { sent: sent.filter(({ count }) => count > 0), attention };
};
