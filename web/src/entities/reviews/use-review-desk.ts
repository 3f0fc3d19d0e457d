import type { Rating } from '@carwash/domain/reviews/review';
import { useSnackbar } from 'notistack';
import { useLocation } from 'react-router-dom';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { useSingleRun } from '~/lib/forms/use-in-flight-guard.ts';
import { signInPath } from '~/lib/session/return-path.ts';
import { useSession } from '~/lib/session/use-session.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { reviewDay } from './review-day.ts';
import { draftOfReview, emptyReviewDraft } from './review-draft.ts';
import { useOwnReview } from './use-own-review.ts';
import { useReviewDraft } from './use-review-draft.ts';
import { useReviewEditing } from './use-review-editing.ts';
import { useTellReviewFailure } from './use-tell-review-failure.ts';
import { useVerifyFirst } from './use-verify-first.ts';

/** Where a link to the form leads. */
export const reviewDeskId = 'write-review';

const nothing = { state: 'ready', data: null } as const;

/**
 * Everything that the form for one's own review needs: of a service, or of the business where
 * `serviceId` is null.
 */
export function useReviewDesk(serviceId: string | null) {
  const { user } = useSession();
  const customer = user?.role === 'user' ? user : null;
  const own = useOwnReview(customer, serviceId);
  const review = customer && own.review;
  const { writer, draft } = useReviewDraft(customer?._id ?? null, serviceId);
  const { running, run } = useSingleRun();
  const { editing, edit, stopEditing } = useReviewEditing(review?._id ?? null, running, draft);
  const { noteRefusal, ...verification } = useVerifyFirst();
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useTellReviewFailure();
  const location = useLocation();

  return {
    ...verification,
    /** Admins answer for the business: they do not rate it. */
    mayWrite: user?.role !== 'admin',
    writer,
    draft,
    /** null: nobody is signed in. */
    author: customer && { name: customer.name, email: customer.email },
    signInTo: signInPath({ ...location, hash: `#${reviewDeskId}` }),
    live: customer ? own.live : nothing,
    review,
    day: review && reviewDay(review),
    change: own.change,
    busy: running,
    editing,
    edit,
    stopEditing,
    firstValues: () => draft.read() ?? (review ? draftOfReview(review) : emptyReviewDraft),
    askForRating: () => enqueueSnackbar(toastTexts.selectRating, { variant: 'error' }),

    submit: (rating: Rating, text: string) =>
      run(async () => {
        if (!customer || verification.verifyFirst) return;
        try {
          await own.submit(rating, text);
          stopEditing();
          enqueueSnackbar(toastTexts.reviewSubmitted, { variant: 'success' });
        } catch (failure) {
          if (failure instanceof ApiFailure && failure.code === 'email_not_verified') noteRefusal();
          tellFailure(failure, toastTexts.reviewFailed);
        }
      }),

    remove: () =>
      run(async () => {
        try {
          await own.remove();
          enqueueSnackbar(toastTexts.reviewDeleted, { variant: 'success' });
        } catch (failure) {
          tellFailure(failure, toastTexts.reviewNotDeleted);
        }
      }),
  };
}

export type ReviewDesk = ReturnType<typeof useReviewDesk>;
