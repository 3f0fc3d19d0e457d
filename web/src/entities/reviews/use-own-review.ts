import { type Rating, type Review, untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { SessionUser } from '@carwash/domain/users/session';
import { useEffect, useState } from 'react';
import { useProfile } from '~/entities/users/use-profile';
import { callApi } from '~/lib/api/call-api';
import type { QueryState } from '~/lib/query-state';
import { useReviewBy } from './queries';
import { isSameReview, type ReviewChange } from './review-change';

/** Longest time between the listeners' updates for the same change, in milliseconds. */
const settlingMs = 100;

/** How long to wait for the listeners after the API has answered, in milliseconds. */
const timeoutMs = 5000;

interface ChangeUnderWay extends ReviewChange {
  answered: boolean;
}

/**
 * Manages an optimistic update of a review: shown from `make` until `live` contains it, or until the call fails.
 * @param live the review as the listener reports it
 */
function useReviewChange(live: QueryState<Review | null>) {
  const [change, setChange] = useState<ChangeUnderWay | null>(null);
  const hasArrived =
    change !== null && live.state === 'ready' && isSameReview(live.data, change.after);

  useEffect(() => {
    if (!change?.answered) return;
    const timer = setTimeout(() => setChange(null), hasArrived ? settlingMs : timeoutMs);
    return () => clearTimeout(timer);
  }, [change, hasArrived]);

  return {
    /** null when no change is pending. */
    change,

    /**
     * Shows the new review at once and calls the API.
     * @param call resolves to the review as stored; rejects with the call's failure
     */
    async make(next: ReviewChange, call: () => Promise<Review | null>): Promise<void> {
      // If an earlier change is still pending, its `before` is kept.
      const before = change ? change.before : next.before;
      setChange({ ...next, before, answered: false });
      try {
        const after = await call();
        // A first review gives its author their key, so its id may be another one.
        setChange({ id: after?._id ?? next.id, before, after, answered: true });
      } catch (failure) {
        setChange(null);
        throw failure;
      }
    },
  };
}

/** Returns the last loaded review while the connection is lost. */
function useKnownReview(
  id: string | null,
  live: QueryState<Review | null>,
): QueryState<Review | null> {
  const [known, setKnown] = useState({ id, live });
  if (known.id !== id || (live.state === 'ready' && live !== known.live)) setKnown({ id, live });
  return known.id === id && known.live.state === 'ready' ? known.live : live;
}

/**
 * Returns the key that identifies a customer as the author of their reviews. It changes at most once, with a first
 * review, so it is kept once loaded.
 */
function useAuthorKey(uid: string | null): QueryState<string> {
  const profile = useProfile(uid);
  const key = profile.state === 'ready' ? profile.data?.authorKey : undefined;
  const [known, setKnown] = useState({ uid, key });
  if (known.uid !== uid || (key && known.key !== key)) setKnown({ uid, key });
  if (known.uid === uid && known.key) return { state: 'ready', data: known.key };
  return profile.state === 'failed' ? profile : { state: 'loading' };
}

/** Creates a review, or replaces the text and the rating of an existing one. */
const write = (serviceId: string | null, rating: Rating, text: string): Promise<Review> =>
  serviceId === null
    ? callApi('createReview', { body: { rating, message: text } })
    : callApi('createServiceReview', { body: { service: serviceId, rating, review: text } });

async function remove(id: string): Promise<null> {
  await callApi('deleteServiceReview', { params: { id } });
  return null;
}

/**
 * Returns the customer's one review of a service, or of the business where `serviceId` is null. A submitted
 * review is shown at once; `change` is the part that lists and averages may not contain yet.
 * @param customer null: nobody is signed in, and there is no review
 */
export function useOwnReview(customer: SessionUser | null, serviceId: string | null) {
  const author = useAuthorKey(customer?._id ?? null);
  const key = author.state === 'ready' ? author.data : null;
  const id = key && reviewId(serviceId, key);
  const found = useReviewBy(key, serviceId);
  const live = useKnownReview(id, author.state === 'failed' ? author : found);
  const { change, make } = useReviewChange(live);
  const known = live.state === 'ready' ? live.data : null;
  const review = change ? change.after : known;

  return {
    live,
    review,
    change,

    /** @throws ApiFailure */
    async submit(rating: Rating, text: string): Promise<void> {
      if (!customer || !id) return;
      const after: Review = {
        verifiedCustomer: false,
        createdAt: new Date(),
        ...untouched,
        ...review,
        _id: id,
        rating,
        text: text.trim(),
        author: { key, name: customer.name },
        serviceId,
      };
      await make({ id, before: review, after }, () => write(serviceId, rating, after.text));
    },

    /** @throws ApiFailure */
    async remove(): Promise<void> {
      if (id) await make({ id, before: review, after: null }, () => remove(id));
    },
  };
}
