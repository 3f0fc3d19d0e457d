import type { ListedReview } from '@carwash/domain/reviews/endpoints';
import { writtenAt } from '@carwash/domain/reviews/review';
import { refreshUnreadReviews } from '~/entities/reviews/unread-count';
import { isRefusal } from '~/lib/api/api-failure';
import { showChangeFailure } from '~/lib/api/show-failure';
import { type ChangeOutcome, useChange } from '~/lib/forms/use-change';

/** A review to decide about, and what follows. */
export interface Decision {
  review: ListedReview;
  onDone: () => void;
}

/** Returns the parameters of a call that decides about a review as it is on the screen. */
export const seenReview = (review: ListedReview) => ({
  params: { id: review._id },
  query: { seenWrittenAt: writtenAt(review) },
});

/** Returns what follows a decision: `onDone`, and another count of the unread reviews. */
export const thenRecount = (onDone: () => void) => () => {
  onDone();
  return refreshUnreadReviews();
};

/** Loads the list again when a decision was refused, because the list is out of date then. */
export const reloadIfRefused = (onDone: () => void, call: Promise<unknown>) =>
  call.catch((failure: unknown) => {
    if (isRefusal(failure)) onDone();
    throw failure;
  });

/**
 * Sends decisions about a review, guarded against double clicks, with a toast for a failure.
 * @param onDone called after each success and each refusal
 */
export function useModerate(onDone: () => void) {
  const { running, change } = useChange(showChangeFailure);
  const moderate = (call: () => Promise<unknown>, texts: Pick<ChangeOutcome, 'done' | 'failed'>) =>
    change(() => reloadIfRefused(onDone, call()), { ...texts, onDone: thenRecount(onDone) });
  return { running, moderate };
}
