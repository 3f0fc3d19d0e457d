import { sharedAnswer } from '~/lib/api/shared-answer';

const unreadReviews = sharedAnswer(
  0,
  async () => {
    const { callApi } = await import('~/lib/api/call-api');
    return (await callApi('getReviewCounts', {})).unread;
  },
  'The unread reviews could not be counted:',
);

/** Asks how many reviews are unread, for the mark in the menu. Never rejects: after a failure the mark stays as it is. */
export const refreshUnreadReviews = unreadReviews.refresh;

/** Returns the number of unread reviews, as far as is known. */
export const useUnreadReviews = unreadReviews.useAnswer;
