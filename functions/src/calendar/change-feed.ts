import type { CalendarFeed } from '@carwash/domain/calendar/calendar-feed';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { newFeedToken, sha256 } from './feed-token.ts';

/** The calendar that a link shows, and its owner. */
export type FeedOwner = Pick<CalendarFeed, 'uid' | 'kind' | 'bay'>;

/** Most links of one person: a customer has one, a manager or admin one per bay and one of the business. */
const mostOfPerson = 200;

/** Returns the calendar links of a person, the newest first. */
export async function readFeedsOf(
  uid: string,
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot<CalendarFeed>[]> {
  const { docs } = await db.calendarFeeds.where('uid', '==', uid).limit(mostOfPerson).get();
  return docs.toSorted((a, b) => b.data().createdAt.getTime() - a.data().createdAt.getTime());
}

async function readSame({ uid, kind, bay }: FeedOwner, context: Context) {
  const feeds = await readFeedsOf(uid, context);
  return feeds.filter((feed) => feed.data().kind === kind && feed.data().bay === bay);
}

/** Adds to the batch what the change leaves in the audit. */
export type AuditFeed = (batch: WriteBatch, action: string) => void;

/**
 * Creates a calendar link; earlier ones of the same person and kind stop working in the same commit.
 * @returns its whole address, which is known to nobody afterwards
 */
export const renewFeed = (owner: FeedOwner, audit: AuditFeed, context: Context) =>
  retryOnConflict(async () => {
    const { db, now, settings } = context;
    const earlier = await readSame(owner, context);
    const [token, createdAt] = [newFeedToken(), now()];
    const batch = db.batch();
    for (const feed of earlier) batch.delete(feed.ref, ifUnchanged(feed));
    const { uid, kind, bay } = owner;
    const ref = db.calendarFeeds.doc(sha256(token));
    batch.create(ref, { _id: ref.id, uid, kind, bay, createdAt });
    audit(batch, earlier.length > 0 ? 'link renewed' : 'link created');
    const link = `${settings.publicBaseUrl}/api/calendar/${token}.ics`;
    return (await commitIfUnchanged(batch)) ? { link, createdAt } : undefined;
  });

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
