import { ratings } from '@carwash/domain/reviews/review';
import RateReviewRounded from '@mui/icons-material/RateReviewRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import { OwnReviewSection } from '~/entities/reviews/own-review-section';
import { starsText } from '~/entities/reviews/rating-text';
import {
  type OwnReviewState,
  reviewFormId,
  useOwnReviewSection,
} from '~/entities/reviews/use-own-review-section';
import { BusinessName } from '~/entities/settings/business-name';
import { useSettings } from '~/lib/settings/settings';
import { BusinessRating } from './business-rating';
import {
  type ReviewFilter,
  readReviewFilter,
  reviewFilterLink,
  reviewListId,
} from './review-filter';
import { ReviewPages } from './review-pages';

/**
 * The user's own review of the business. On phones the form opens only when the user asks for it, because
 * most visitors come to read.
 */
function BusinessReview({ ownReview }: { ownReview: OwnReviewState }) {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const { hash } = useLocation();
  const { name } = useSettings();
  const [wanted, setWanted] = useState<'no' | 'now' | 'before'>(() =>
    hash === `#${reviewFormId}` || ownReview.draft.read() ? 'before' : 'no',
  );
  // Once shown, the section stays, even when the review is deleted.
  if (wanted === 'no' && ownReview.review) setWanted('before');
  // Opens the form, because the link at the top of the page leads to it.
  if (wanted === 'no' && hash === `#${reviewFormId}`) setWanted('now');
  useEffect(() => {
    if (wanted === 'now') document.getElementById(reviewFormId)?.focus();
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
    <OwnReviewSection
      id={reviewFormId}
      heading="h2"
      placeholder={`How do you like ${name}?`}
      ownReview={ownReview}
    />
  );
}

interface ReviewsSectionProps {
  filter: ReviewFilter;
  children: ReactNode;
}

/** The list of reviews with its heading and its filter. */
function ReviewsSection({ filter, children }: ReviewsSectionProps) {
  const { stars } = filter;
  const titleId = useId();
  return (
    <Stack
      component="section"
      id={reviewListId}
      tabIndex={-1}
      aria-labelledby={titleId}
      sx={{ gap: 3 }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ justifyContent: 'space-between', alignItems: { md: 'center' }, gap: 2 }}
      >
        <Typography variant="h3" component="h2" id={titleId}>
          {stars === null ? 'All reviews' : `Reviews with ${starsText(stars)}`}
        </Typography>
        <Stack
          component="nav"
          aria-label="Reviews by stars"
          direction="row"
          sx={{ gap: 1, flexWrap: 'wrap' }}
        >
          {[null, ...ratings.toReversed()].map((choice) => (
            <Chip
              key={choice}
              component={RouterLink}
              to={reviewFilterLink({ ...filter, stars: choice })}
              preventScrollReset
              clickable
              label={choice === null ? 'All' : starsText(choice)}
              color={choice === stars ? 'primary' : 'default'}
              variant={choice === stars ? 'filled' : 'outlined'}
              aria-current={choice === stars || undefined}
            />
          ))}
        </Stack>
      </Stack>
      {children}
    </Stack>
  );
}

/** /review: reviews of the business and its services, and below them a form for the user's own review. */
export default function ReviewsPage() {
  const [params] = useSearchParams();
  const filter = readReviewFilter(params);
  const ownReview = useOwnReviewSection(null);

  return (
    <Container component={Stack} sx={{ gap: { xs: 4, md: 6 }, py: { xs: 4, md: 6 } }}>
      <Stack component="header" sx={{ gap: 1 }}>
        <Typography variant="h2" component="h1">
          Customer reviews
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ color: 'text.secondary' }}>
          What people say about <BusinessName /> and our services, as they wrote it.
        </Typography>
        {ownReview.mayWrite && (
          <Button
            component={RouterLink}
            to={{ hash: reviewFormId, search: params.toString() }}
            startIcon={<RateReviewRounded />}
            sx={{ alignSelf: 'flex-start', ml: -1 }}
          >
            {ownReview.review ? 'Your review' : 'Write a review'}
          </Button>
        )}
      </Stack>
      <Box sx={{ maxWidth: 640 }}>
        <BusinessRating change={ownReview.change} filter={filter} />
      </Box>
      <ReviewsSection filter={filter}>
        <ReviewPages key={reviewFilterLink(filter)} filter={filter} change={ownReview.change} />
      </ReviewsSection>
      {ownReview.mayWrite && (
        <Box sx={{ maxWidth: 640 }}>
          <BusinessReview ownReview={ownReview} />
        </Box>
      )}
    </Container>
  );
}
