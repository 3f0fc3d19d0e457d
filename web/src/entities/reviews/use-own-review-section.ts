import type { Rating } from '@carwash/domain/reviews/review';
import { isStaffRole } from '@carwash/domain/roles/role';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useEmailVerification } from '~/entities/users/use-email-verification';
import { useSendVerification } from '~/entities/users/use-send-verification';
import { ApiFailure } from '~/lib/api/api-failure';
import { changeFailureText } from '~/lib/api/change-failure-text';
import { serverText } from '~/lib/api/failure-text';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { signInPath } from '~/lib/session/return-path';
import { useSession } from '~/lib/session/use-session';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { reviewDay } from './review-day';
import { emptyReviewDraft, type ReviewDraft, reviewDraftOf } from './review-draft';
import { useOwnReview } from './use-own-review';
import { useReviewDraft } from './use-review-draft';

const hasOwnWords = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.status === 429 || failure.code === 'email_not_verified');

/**
 * Shows a toast when a change of a review failed, with the server's own message where that helps the user.
 */
function useReviewFailureToast() {
  return (failure: unknown, text: string): void => {
    const told = hasOwnWords(failure) ? serverText(failure) : changeFailureText(failure, text);
    showToast(told, { variant: 'error' });
  };
}

/** Tells whether the user must verify their email address first, and provides the functions to do so. */
function useVerifyFirst() {
  const { verified, refresh } = useEmailVerification();
  const [refused, setRefused] = useState(false);
  const { sendVerification } = useSendVerification();

  return {
    verifyFirst: verified === false || (refused && verified === null),
    /** Remembers that the API refused a review because the address is not verified. */
    noteRefusal: () => setRefused(true),
    checkVerification: refresh,
    sendVerification,
  };
}

/**
 * Manages whether an existing review is being edited. Editing starts at once when a draft exists: it was
 * typed before signing in, or while the review arrived from another tab.
 * @param id of the review; null while there is none
 * @param submitting true while a review is submitted for the first time, which is not editing
 */
function useReviewEditing(id: string | null, submitting: boolean, draft: FormDraft<ReviewDraft>) {
  const [seenId, setSeenId] = useState<string | null>(null);
  const [editing, setEditing] = useState(false);
  if (id !== seenId) {
    setSeenId(id);
    setEditing(!submitting && id !== null && draft.read() !== null);
  }

  return {
    editing,
    edit: () => setEditing(true),
    stopEditing() {
      draft.clear();
      setEditing(false);
    },
  };
}

/** Element id of the form, for links to it. */
export const reviewFormId = 'write-review';

const nothing = { state: 'ready', data: null } as const;

/**
 * Provides everything that the form for the user's own review needs, of a service, or of the business where
 * `serviceId` is null.
 */
export function useOwnReviewSection(serviceId: string | null) {
  const { user } = useSession();
  const customer = user?.role === 'user' ? user : null;
  const own = useOwnReview(customer, serviceId);
  const review = customer && own.review;
  const { writer, draft } = useReviewDraft(customer?._id ?? null, serviceId);
  const { running, run } = useInFlightGuard();
  const { editing, edit, stopEditing } = useReviewEditing(review?._id ?? null, running, draft);
  const { noteRefusal, ...verification } = useVerifyFirst();
  const showFailureToast = useReviewFailureToast();
  const location = useLocation();

  return {
    ...verification,
    /** Staff must not rate the business, because they run it. */
    mayWrite: !isStaffRole(user?.role),
    writer,
    draft,
    /** null when nobody is signed in. */
    author: customer && { name: customer.name, email: customer.email },
    signInTo: signInPath({ ...location, hash: `#${reviewFormId}` }),
    live: customer ? own.live : nothing,
    review,
    day: review && reviewDay(review),
    change: own.change,
    busy: running,
    editing,
    edit,
    stopEditing,
    firstValues: () => draft.read() ?? (review ? reviewDraftOf(review) : emptyReviewDraft),
    askForRating: () => showToast(toastTexts.selectRating, { variant: 'error' }),

    submit: (rating: Rating, text: string) =>
      run(async () => {
        if (!customer || verification.verifyFirst) return;
        try {
          await own.submit(rating, text);
          stopEditing();
          showToast(toastTexts.reviewSubmitted, { variant: 'success' });
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.code === 'email_not_verified') noteRefusal();
          showFailureToast(failure, toastTexts.reviewFailed);
        }
      }),

    remove: () =>
      run(async () => {
        try {
          await own.remove();
          showToast(toastTexts.reviewDeleted, { variant: 'success' });
        } catch (failure) {
          showFailureToast(failure, toastTexts.reviewNotDeleted);
        }
      }),
  };
}

export type OwnReviewState = ReturnType<typeof useOwnReviewSection>;
