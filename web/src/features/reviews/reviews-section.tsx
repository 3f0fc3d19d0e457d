import type { Rating } from '@carwash/domain/reviews/review';
import { ratings } from '@carwash/domain/reviews/review';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { starsText } from '~/entities/reviews/rating-text.ts';
import { reviewListId, starsLink } from './stars-filter.ts';

interface ReviewsSectionProps {
  /** null: all. */
  stars: Rating | null;
  children: ReactNode;
}

/** The list of reviews with its title and what it can be narrowed down to. */
export function ReviewsSection({ stars, children }: ReviewsSectionProps) {
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
              component={Link}
              to={starsLink(choice)}
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
