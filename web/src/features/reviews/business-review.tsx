import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ReviewDesk } from '~/entities/reviews/review-desk.tsx';
import { type ReviewDesk as Desk, reviewDeskId } from '~/entities/reviews/use-review-desk.ts';
import { business } from '~/lib/business.ts';
import { KeepDraft } from '~/lib/forms/keep-draft.tsx';

/** One's own review of the business. On phones the form opens on request: most come to read. */
export function BusinessReview({ desk }: { desk: Desk }) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { hash } = useLocation();
  const [wanted, setWanted] = useState<'no' | 'now' | 'before'>(() =>
    hash === `#${reviewDeskId}` || desk.draft.read() ? 'before' : 'no',
  );
  // What has been here once stays, whatever becomes of the review.
  if (wanted === 'no' && desk.review) setWanted('before');
  useEffect(() => {
    if (wanted === 'now') document.getElementById(reviewDeskId)?.focus();
  }, [wanted]);

  if (narrow && wanted === 'no') {
    return (
      <Button
        variant="contained"
        size="large"
        startIcon={<RateReviewRounded />}
        onClick={() => setWanted('now')}
      >
        Write a review
      </Button>
    );
  }
  return (
    <ReviewDesk
      id={reviewDeskId}
      heading="h2"
      placeholder={`How do you like ${business.name}?`}
      desk={desk}
      keepDraft={<KeepDraft draft={desk.draft} />}
    />
  );
}
