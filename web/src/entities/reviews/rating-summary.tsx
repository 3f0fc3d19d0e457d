import type { RatingSummary as Summary } from '@carwash/domain/reviews/rating-summary';
import { type Rating, ratings } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { HistogramRow } from './histogram-row.tsx';
import { RatingStars } from './rating-stars.tsx';
import { reviewCountText } from './review-count-text.ts';

interface RatingSummaryProps {
  summary: Summary;
  /** Where the reviews with so many stars are listed. */
  linkTo?: (stars: Rating) => string;
  /** The stars whose reviews are listed now. */
  chosen?: Rating | null;
}

/** The average and how many customers gave each number of stars, from 5 to 1. */
export function RatingSummary({ summary, linkTo, chosen = null }: RatingSummaryProps) {
  const { rating, ratingCount, ratingHistogram } = summary;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        alignItems: 'center',
      }}
    >
      <Stack
        direction={{ xs: 'row', sm: 'column' }}
        sx={{ alignItems: 'center', gap: { xs: 2, sm: 1 } }}
      >
        <Typography sx={{ fontSize: '3.25rem', fontWeight: 750, lineHeight: 1 }}>
          {rating.toFixed(1)}
        </Typography>
        <Stack sx={{ alignItems: { sm: 'center' }, gap: 0.5 }}>
          <RatingStars rating={rating} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reviewCountText(ratingCount)}
          </Typography>
        </Stack>
      </Stack>
      <Stack component="ul" sx={{ gap: 0.5, listStyle: 'none', m: 0, p: 0 }}>
        {ratings.toReversed().map((stars) => (
          <li key={stars}>
            <HistogramRow
              stars={stars}
              count={ratingHistogram[stars]}
              total={ratingCount}
              to={linkTo?.(stars)}
              chosen={stars === chosen}
            />
          </li>
        ))}
      </Stack>
    </Box>
  );
}
