import { timingSafeEqual } from 'node:crypto';
import type { Message } from '@carwash/domain/messages/message';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';

const isSame = (one: string, other: string): boolean => {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
};

/**
 * Returns the message whose secret link was used.
 * @throws ApiError not_found for an unknown message as for another secret
 */
export async function messageOfLink(
  { messageId, secret }: { messageId: string; secret: string },
  { db }: Context,
): Promise<Message> {
  const message = (await readDocument(db.messages, messageId))?.data();
  if (!message || !isSame(message.linkToken, secret)) {
    throw new ApiError('not_found', 'This link is not valid.');
  }
  return message;
}
