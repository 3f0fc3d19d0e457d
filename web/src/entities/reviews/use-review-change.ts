import type { Review } from '@carwash/domain/reviews/review';
import { useEffect, useState } from 'react';
import type { Live } from '~/lib/live/live.ts';
import { isSameReview, type ReviewChange } from './review-change.ts';

/** The listeners hear of one change one after the other, within so many milliseconds. */
const settlingMs = 100;

/** How long the listeners are waited for once the API has answered, in milliseconds. */
const patienceMs = 5000;

interface ChangeUnderWay extends ReviewChange {
  answered: boolean;
}

/**
 * A change that is shown before the listeners know of it: from `make` until `live` shows it too, or
 * until the call fails.
 * @param live the review that changes
 */
export function useReviewChange(live: Live<Review | null>) {
  const [change, setChange] = useState<ChangeUnderWay | null>(null);
  const hasArrived =
    change !== null && live.state === 'ready' && isSameReview(live.data, change.after);

  useEffect(() => {
    if (!change?.answered) return;
    const timer = setTimeout(() => setChange(null), hasArrived ? settlingMs : patienceMs);
    return () => clearTimeout(timer);
  }, [change, hasArrived]);

  return {
    /** null: none is under way. */
    change,

    /**
     * Shows `after` at once and calls the API.
     * @param call answers with the review as it is then; rejects with the call's failure
     */
    async make(next: ReviewChange, call: () => Promise<Review | null>): Promise<void> {
      // What is shown may still rest on what was before an earlier change.
      const before = change ? change.before : next.before;
      setChange({ ...next, before, answered: false });
      try {
        setChange({ ...next, before, after: await call(), answered: true });
      } catch (failure) {
        setChange(null);
        throw failure;
      }
    },
  };
}
