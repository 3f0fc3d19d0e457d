import { wholeBusiness } from '@carwash/domain/calendar/calendar-feed';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { readRoster } from '../days/read-roster.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { type AuditFeed, type FeedOwner, readFeedsOf, renewFeed, stopFeed } from './change-feed.ts';

const staffFeed = (of: string, { uid }: Staff): FeedOwner =>
  of === wholeBusiness ? { uid, kind: 'business', bay: null } : { uid, kind: 'bay', bay: of };

/** Returns the name of what a feed is of; undefined for a bay that does not exist. */
async function nameOf(of: string, context: Context): Promise<string | undefined> {
  if (of === wholeBusiness) return 'Whole business';
  return (await readRoster(context)).bays.find(({ _id }) => _id === of)?.name;
}

const noSuchBay = () => new ApiError('not_found', 'There is no such bay.');

const auditAs =
  (id: string, label: string, caller: Staff, context: Context): AuditFeed =>
  (batch, action) => {
    const subject = { id, label };
    addAuditEntry(
      batch,
      { kind: 'calendar', action, subject, before: null, after: null },
      caller,
      context,
    );
  };

export const listStaffCalendarFeeds: Handler<Context, Endpoints['listStaffCalendarFeeds']> = async (
  { caller },
  context,
) => {
  const feeds = await readFeedsOf(caller.uid, context);
  return feeds
    .map((feed) => feed.data())
    .filter(({ kind }) => kind !== 'customer')
    .map(({ bay, createdAt }) => ({ of: bay ?? wholeBusiness, createdAt }));
};

/** @throws ApiError recent_sign_in_required; not_found for a bay that does not exist */
export const renewStaffCalendarFeed: Handler<Context, Endpoints['renewStaffCalendarFeed']> = async (
  { params: { of }, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  const name = await nameOf(of, context);
  if (name === undefined) throw noSuchBay();
  return renewFeed(staffFeed(of, caller), caller, auditAs(of, name, caller, context), context);
};

/** Returns the name of a bay that exists, or the id of one that was removed and still has a link. */
async function nameOfStopped(of: string, { uid }: Staff, context: Context): Promise<string> {
  const name = await nameOf(of, context);
  if (name !== undefined) return name;
  const feeds = await readFeedsOf(uid, context);
  if (feeds.some((feed) => feed.data().bay === of)) return of;
  throw noSuchBay();
}

/** @throws ApiError not_found for a bay that does not exist and has no link */
export const stopStaffCalendarFeed: Handler<Context, Endpoints['stopStaffCalendarFeed']> = async (
  { params: { of }, caller },
  context,
) => {
  const name = await nameOfStopped(of, caller, context);
  return stopFeed(staffFeed(of, caller), auditAs(of, name, caller, context), context);
};
