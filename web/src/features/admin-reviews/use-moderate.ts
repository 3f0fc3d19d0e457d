import { useState } from 'react';
import { refreshUnreadReviews } from '~/entities/reviews/unread-count';
import { showChangeFailure } from '~/lib/api/show-failure';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';

/** The toasts of a decision about a review. */
interface Outcome {
  /** Shown on success; null: no toast. */
  done: string | null;
  failed: string;
}

/**
 * Sends decisions about a review, guarded against double clicks. `failure` is the reason why the last attempt failed.
 * @param onDone called after each success
 */
export function useModerate(onDone: () => void) {
  const { running, run } = useInFlightGuard();
  const [failure, setFailure] = useState<string | null>(null);

  const moderate = (call: () => Promise<unknown>, { done, failed }: Outcome) =>
    run(async () => {
      setFailure(null);
      try {
        await call();
        if (done) showToast(done, { variant: 'success' });
        onDone();
        await refreshUnreadReviews();
      } catch (error) {
        setFailure(showChangeFailure(error, failed));
      }
    });

  return { running, failure, moderate };
}
