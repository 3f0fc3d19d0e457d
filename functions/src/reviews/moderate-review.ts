import type { Endpoints } from '@carwash/domain/endpoints';
import { type Review, writtenAt } from '@carwash/domain/reviews/review';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { foldAfterCommit } from '../statistics/fold-deltas.ts';
import { changeRatings } from './change-ratings.ts';
import { readReview } from './read-review.ts';
import { readReviewedService } from './read-reviewed-service.ts';
import { reviewAuditSubject } from './review-audit-subject.ts';
import { markRead } from './unread-reviews.ts';

/** The part of a review that the business decides. */
type Moderated = Pick<Review, 'answer' | 'hiddenAt' | 'hiddenReason'>;

interface Moderation {
  id: string;
  /** Time at which the text that the caller has seen was written; absent: any text is meant. */
  seenWrittenAt: Date | undefined;
  action: string;
  /** Returns the changed fields; null if the review is as wanted already. */
  decide: (review: Review) => Partial<Moderated> | null;
}

/** Returns the fields for the audit, without times, which the entry has itself. */
const audited = ({ answer, hiddenAt, hiddenReason }: Moderated) => ({
  answer: answer?.text ?? null,
  isHidden: hiddenAt !== null,
  hiddenReason,
});

const isSeen = (review: Review, seenWrittenAt: Date | undefined): boolean =>
  !seenWrittenAt || seenWrittenAt.getTime() === writtenAt(review).getTime();

const changedByAuthor = (): ApiError =>
  new ApiError(
    'conflict',
    'The author has changed the review meanwhile. Please read it again first.',
  );

/**
 * Changes the part of a review that the business decides, with the ratings that follow from it and an audit entry,
 * and marks the review as read.
 * @throws ApiError not_found; conflict when its author has changed it since the caller saw it
 */
const moderate = (
  { id, seenWrittenAt, action, decide }: Moderation,
  caller: Staff,
  context: Context,
) =>
  retryOnConflict(async (): Promise<Review | undefined> => {
    const snapshot = await readReview(id, context);
    const before = snapshot.data();
    const change = decide(before);
    if (!isSeen(before, seenWrittenAt)) {
      if (change) throw changedByAuthor();
      return before;
    }
    const batch = context.db.batch();
    markRead(batch, before, context);
    if (!change) return (await commitIfUnchanged(batch)) ? before : undefined;
    const after: Review = { ...before, ...change };
    const service = await readReviewedService(before.serviceId, context);
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    const isCounted = changeRatings(batch, { before, after }, service, context);
    const subject = reviewAuditSubject(before, service?.data().name);
    const entry = { kind: 'review', action, subject } as const;
    addAuditEntry(
      batch,
      { ...entry, before: audited(before), after: audited(after) },
      caller,
      context,
    );
    if (!(await commitIfUnchanged(batch))) return undefined;
    if (isCounted) await foldAfterCommit(context);
    return after;
  });

const changedMeanwhile = (): ApiError =>
  new ApiError(
    'conflict',
    'Somebody else has changed the answer meanwhile. Copy what you wrote, and look again.',
  );

/**
 * Answers a review in public, or changes the answer.
 * @throws ApiError not_found; conflict when its author has changed the review, or somebody else the answer, since the
 * caller saw it
 */
export const answerReview: Handler<Context, Endpoints['answerReview']> = (
  { params: { id }, query: { seenWrittenAt }, body: { text, seenAnswer }, caller },
  context,
) => {
  const decide = (review: Review) => {
    if (review.answer?.text === text) return null;
    if ((review.answer?.text ?? '') !== seenAnswer) throw changedMeanwhile();
    return { answer: { text, answeredAt: context.now() } };
  };
  return moderate({ id, seenWrittenAt, action: 'review answered', decide }, caller, context);
};

/**
 * Removes the answer to a review.
 * @throws ApiError not_found; conflict when its author has changed the review, or somebody else the answer, since the
 * caller saw it
 */
export const removeReviewAnswer: Handler<Context, Endpoints['removeReviewAnswer']> = (
  { params: { id }, query: { seenAnsweredAt, seenWrittenAt }, caller },
  context,
) => {
  const decide = (review: Review) => {
    if (review.answer === null) return null;
    const { answeredAt } = review.answer;
    const wasSeen = !seenAnsweredAt || seenAnsweredAt.getTime() === answeredAt.getTime();
    if (!wasSeen) throw changedMeanwhile();
    return { answer: null };
  };
  return moderate({ id, seenWrittenAt, action: 'answer removed', decide }, caller, context);
};

/**
 * Hides a review, or changes the reason of a hidden one.
 * @throws ApiError not_found; conflict when its author has changed it since the caller saw it
 */
export const hideReview: Handler<Context, Endpoints['hideReview']> = (
  { params: { id }, query: { seenWrittenAt }, body, caller },
  context,
) => {
  const decide = ({ hiddenAt, hiddenReason }: Review) =>
    hiddenReason === body.hiddenReason ? null : { hiddenAt: hiddenAt ?? context.now(), ...body };
  return moderate({ id, seenWrittenAt, action: 'review hidden', decide }, caller, context);
};

/**
 * Shows a hidden review again.
 * @throws ApiError not_found; conflict when its author has changed it since the caller saw it
 */
export const showReview: Handler<Context, Endpoints['showReview']> = (
  { params: { id }, query: { seenWrittenAt }, caller },
  context,
) => {
  const decide = ({ hiddenAt }: Review) => hiddenAt && { hiddenAt: null, hiddenReason: null };
  return moderate({ id, seenWrittenAt, action: 'review shown again', decide }, caller, context);
};

/**
 * Marks a review as read.
 * @throws ApiError not_found; conflict when its author has changed it since the caller saw it
 */
export const markReviewRead: Handler<Context, Endpoints['markReviewRead']> = async (
  { params: { id }, query: { seenWrittenAt } },
  context,
) => {
  const snapshot = await readReview(id, context);
  if (!isSeen(snapshot.data(), seenWrittenAt)) throw changedByAuthor();
  const batch = context.db.batch();
  markRead(batch, snapshot.data(), context);
  await commitIfUnchanged(batch);
  return {};
};
