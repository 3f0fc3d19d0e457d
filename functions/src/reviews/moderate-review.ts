import type { Endpoints } from '@carwash/domain/endpoints';
import type { Review } from '@carwash/domain/reviews/review';
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

/**
 * Changes the part of a review that the business decides, with the ratings that follow from it and an audit entry,
 * and marks the review as read.
 * @throws ApiError not_found
 */
const moderate = ({ id, action, decide }: Moderation, caller: Staff, context: Context) =>
  retryOnConflict(async (): Promise<Review | undefined> => {
    const snapshot = await readReview(id, context);
    const before = snapshot.data();
    const change = decide(before);
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
 * @throws ApiError not_found; conflict when somebody else has changed the answer since the caller saw it
 */
export const answerReview: Handler<Context, Endpoints['answerReview']> = (
  { params: { id }, body: { text, seenAnswer }, caller },
  context,
) => {
  const decide = (review: Review) => {
    if (review.answer?.text === text) return null;
    if ((review.answer?.text ?? '') !== seenAnswer) throw changedMeanwhile();
    return { answer: { text, answeredAt: context.now() } };
  };
  return moderate({ id, action: 'review answered', decide }, caller, context);
};

/**
 * Removes the answer to a review.
 * @throws ApiError not_found; conflict when somebody else has changed the answer since the caller saw it
 */
export const removeReviewAnswer: Handler<Context, Endpoints['removeReviewAnswer']> = (
  { params: { id }, query: { seenAnsweredAt }, caller },
  context,
) => {
  const decide = (review: Review) => {
    if (review.answer === null) return null;
    const { answeredAt } = review.answer;
    const isSeen = !seenAnsweredAt || seenAnsweredAt.getTime() === answeredAt.getTime();
    if (!isSeen) throw changedMeanwhile();
    return { answer: null };
  };
  return moderate({ id, action: 'answer removed', decide }, caller, context);
};

/** Hides a review, or changes the reason of a hidden one. */
export const hideReview: Handler<Context, Endpoints['hideReview']> = (
  { params: { id }, body, caller },
  context,
) => {
  const decide = ({ hiddenAt, hiddenReason }: Review) =>
    hiddenReason === body.hiddenReason ? null : { hiddenAt: hiddenAt ?? context.now(), ...body };
  return moderate({ id, action: 'review hidden', decide }, caller, context);
};

/** Shows a hidden review again. */
export const showReview: Handler<Context, Endpoints['showReview']> = (
  { params: { id }, caller },
  context,
) => {
  const decide = ({ hiddenAt }: Review) => hiddenAt && { hiddenAt: null, hiddenReason: null };
  return moderate({ id, action: 'review shown again', decide }, caller, context);
};

/** Marks a review as read. */
export const markReviewRead: Handler<Context, Endpoints['markReviewRead']> = async (
  { params: { id } },
  context,
) => {
  const snapshot = await readReview(id, context);
  const batch = context.db.batch();
  markRead(batch, snapshot.data(), context);
  await commitIfUnchanged(batch);
  return {};
};
