import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { listPage } from '../db/list-page.ts';
import { readableData } from '../db/readable.ts';
import type { Handler } from '../http/handler.ts';

/** Returns messages, newest first. */
export const listMessages: Handler<Context, Endpoints['listMessages']> = (
  { query: { state, ...page } },
  { db: { messages } },
) => {
  const chosen = state ? messages.where('state', '==', state) : messages;
  return listPage(messages, chosen.orderBy('createdAt', 'desc'), page);
};

/** Most messages of one booking in an answer. */
const mostOfBooking = 100;

/** Returns the messages about one booking or payment, earliest first. */
export const listMessagesOfBooking: Handler<Context, Endpoints['listMessagesOfBooking']> = async (
  { params: { id } },
  { db: { messages } },
) => {
  const found = await messages
    .where('bookingId', '==', id)
    .orderBy('createdAt')
    .limit(mostOfBooking)
    .get();
  return readableData(found.docs);
};
