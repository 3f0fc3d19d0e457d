import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { type AuditFeed, type FeedOwner, readFeedsOf, renewFeed, stopFeed } from './change-feed.ts';

const ownFeed = ({ uid }: Caller): FeedOwner => ({ uid, kind: 'customer', bay: null });

// Customers' own changes are not audited.
const noAudit: AuditFeed = () => {};

export const getOwnCalendarFeed: Handler<Context, Endpoints['getOwnCalendarFeed']> = async (
  { caller },
  context,
) => {
  const feeds = await readFeedsOf(caller.uid, context);
  return feeds.map((feed) => feed.data()).find(({ kind }) => kind === 'customer') ?? null;
};

export const renewOwnCalendarFeed: Handler<Context, Endpoints['renewOwnCalendarFeed']> = (
  { caller },
  context,
) => renewFeed(ownFeed(caller), caller, noAudit, context);

export const stopOwnCalendarFeed: Handler<Context, Endpoints['stopOwnCalendarFeed']> = (
  { caller },
  context,
) => stopFeed(ownFeed(caller), noAudit, context);
