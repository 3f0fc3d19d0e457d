import { refreshUnreadReviews } from '~/entities/reviews/unread-count';
import { showChangeFailure } from '~/lib/api/show-failure';
import { type Outcome, useChange } from '~/lib/forms/use-change';

/** Returns what follows a decision: `onDone`, and another count of the unread reviews. */
export const thenRecount = (onDone: () => void) => () => {
  onDone();
  return refreshUnreadReviews();
};

/**
 * Sends decisions about a review, guarded against double clicks, with a toast for a failure.
 * @param onDone called after each success
 */
export function useModerate(onDone: () => void) {
  const { running, change } = useChange(showChangeFailure);
  const moderate = (call: () => Promise<unknown>, texts: Pick<Outcome, 'done' | 'failed'>) =>
    change(call, { ...texts, onDone: thenRecount(onDone) });
  return { running, moderate };
}
