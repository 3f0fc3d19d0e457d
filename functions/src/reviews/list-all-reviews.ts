import type { Endpoints } from '@carwash/domain/endpoints';
import type { ReviewListPart } from '@carwash/domain/reviews/endpoints';
import type { Review } from '@carwash/domain/reviews/review';
import type { Context } from '../context.ts';
import { type ListPage, listPage, type WantedPage } from '../db/list-page.ts';
import type { Handler } from '../http/handler.ts';

type Found<T> = { exists: boolean; data: () => T | undefined }[];

const existing = <T>(found: Found<T>): T[] => found.flatMap((document) => document.data() ?? []);

/** Returns the reviews that nobody of the desk has read, those that were written or changed last first. */
async function listUnread(page: WantedPage, { db }: Context): Promise<ListPage<Review>> {
  const { unreadReviews, reviews } = db;
  const marks = await listPage(unreadReviews, unreadReviews.orderBy('createdAt', 'desc'), page);
  const found = await db.readAll(...marks.data.map(({ _id }) => reviews.doc(_id)));
  return { data: existing(found), meta: marks.meta };
}

/** Returns a page of all, the unread or the hidden reviews. */
function listPart(part: ReviewListPart | undefined, page: WantedPage, context: Context) {
  const { reviews } = context.db;
  if (part === 'unread') return listUnread(page, context);
  const chosen =
    part === 'hidden'
      ? // The range leaves out null, which an order alone does not.
        reviews.where('hiddenAt', '>', new Date(0)).orderBy('hiddenAt', 'desc')
      : reviews.orderBy('createdAt', 'desc');
  return listPage(reviews, chosen, page);
}

/** Returns reviews for the desk, each with a mark that says whether it is unread. */
export const listAllReviews: Handler<Context, Endpoints['listAllReviews']> = async (
  { query: { part, ...page } },
  context,
) => {
  const { data, meta } = await listPart(part, page, context);
  const { db } = context;
  const marks = await db.readAll(...data.map(({ _id }) => db.unreadReviews.doc(_id)));
  const listed = data.map((review, at) => ({ ...review, isUnread: marks[at]?.exists === true }));
  return { data: listed, meta };
};

/** Counts the reviews that nobody of the desk has read. */
export const getReviewCounts: Handler<Context, Endpoints['getReviewCounts']> = async (
  _request,
  { db },
) => ({ unread: (await db.unreadReviews.count().get()).data().count });
