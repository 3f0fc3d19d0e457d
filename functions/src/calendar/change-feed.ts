import type { CalendarFeed } from '@carwash/domain/calendar/calendar-feed';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { findAccount, hasVerifiedEmail, isFromBeforeProof } from '../gateways/find-account.ts';
import type { Caller } from '../http/handler.ts';
import { requireConfirmedEmail } from '../http/require-confirmed-email.ts';
import { newFeedToken, sha256 } from './feed-token.ts';

/** The calendar that a link shows, and its owner. */
export type FeedOwner = Pick<CalendarFeed, 'uid' | 'kind' | 'bay'>;

/** Most links of one person: a customer has one, a manager or admin one per bay and one of the business. */
const mostOfPerson = 200;

type FeedSnapshot = QueryDocumentSnapshot<CalendarFeed>;

/** Deletes the links that somebody made before the owner of the address proved that the account is theirs. */
export async function withoutUnproven(
  feeds: readonly FeedSnapshot[],
  { auth }: Pick<Context, 'auth'>,
): Promise<FeedSnapshot[]> {
  const doubtful = feeds.find((feed) => feed.data().isFromUnconfirmed);
  const account = doubtful ? await findAccount(auth, doubtful.data().uid) : null;
  const isEnded = (feed: FeedSnapshot) => isFromBeforeProof(feed.data(), account);
  await Promise.all(feeds.filter(isEnded).map(({ ref }) => ref.delete()));
  return feeds.filter((feed) => !isEnded(feed));
}

/** Returns the calendar links of a person, the newest first. */
export async function readFeedsOf(
  uid: string,
  context: Pick<Context, 'auth' | 'db'>,
): Promise<FeedSnapshot[]> {
  const { docs } = await context.db.calendarFeeds.where('uid', '==', uid).limit(mostOfPerson).get();
  return (await withoutUnproven(docs, context)).toSorted(
    (a, b) => b.data().createdAt.getTime() - a.data().createdAt.getTime(),
  );
}

async function readSame({ uid, kind, bay }: FeedOwner, context: Context) {
  const feeds = await readFeedsOf(uid, context);
  return feeds.filter((feed) => feed.data().kind === kind && feed.data().bay === bay);
}

/** Adds to the batch what the change leaves in the audit. */
export type AuditFeed = (batch: WriteBatch, action: string) => void;

/**
 * Creates a calendar link of the caller; earlier ones of the same person and kind stop working in the same commit.
 * @returns its whole address, which is known to nobody afterwards
 * @throws ApiError email_not_verified
 */
export async function renewFeed(
  owner: FeedOwner,
  caller: Caller,
  audit: AuditFeed,
  context: Context,
) {
  await requireConfirmedEmail(caller, 'Then you can have a link of your calendar.', context);
  const isFromUnconfirmed = !(await hasVerifiedEmail(caller, context.auth));
  return retryOnConflict(async () => {
    const { db, now, settings } = context;
    const earlier = await readSame(owner, context);
    const [token, createdAt] = [newFeedToken(), now()];
    const batch = db.batch();
    for (const feed of earlier) batch.delete(feed.ref, ifUnchanged(feed));
    const { uid, kind, bay } = owner;
    const ref = db.calendarFeeds.doc(sha256(token));
    batch.create(ref, { _id: ref.id, uid, kind, bay, isFromUnconfirmed, createdAt });
    audit(batch, earlier.length > 0 ? 'link renewed' : 'link created');
    const link = `${settings.publicBaseUrl}/api/calendar/${token}.ics`;
    return (await commitIfUnchanged(batch)) ? { link, createdAt } : undefined;
  });
}

/** Stops a calendar link. One that does not exist is left so, because the call was repeated. */
export const stopFeed = (owner: FeedOwner, audit: AuditFeed, context: Context) =>
  retryOnConflict(async () => {
    const feeds = await readSame(owner, context);
    if (feeds.length === 0) return {};
    const batch = context.db.batch();
    for (const feed of feeds) batch.delete(feed.ref, ifUnchanged(feed));
    audit(batch, 'link stopped');
    return (await commitIfUnchanged(batch)) ? {} : undefined;
  });
