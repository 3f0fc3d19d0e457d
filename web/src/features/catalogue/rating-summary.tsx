import { ratings } from '@carwash/domain/entities/review';
import type { Service } from '@carwash/domain/entities/service';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RatingStars } from '~/components/rating-stars.tsx';
import { reviewCountText } from '~/components/review-count-text.ts';

interface RatingSummaryProps {
  service: Pick<Service, 'rating' | 'ratingCount' | 'ratingHistogram'>;
}

/** The average and how many customers gave each number of stars, from 5 to 1. */
export function RatingSummary({ service }: RatingSummaryProps) {
  const { rating, ratingCount, ratingHistogram } = service;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 4 },
        gridTemplateColumns: { xs: '1fr', sm: 'auto 1fr' },
        alignItems: 'center',
      }}
    >
      <Stack sx={{ alignItems: { sm: 'center' }, gap: 0.5 }}>
        <Typography sx={{ fontSize: '3rem', fontWeight: 750, lineHeight: 1 }}>
          {rating.toFixed(1)}
        </Typography>
        <RatingStars rating={rating} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {reviewCountText(ratingCount)}
        </Typography>
      </Stack>
      <Stack component="ul" sx={{ gap: 0.75, listStyle: 'none', m: 0, p: 0 }}>
        {ratings.toReversed().map((stars) => (
          <HistogramRow
            key={stars}
            stars={stars}
            count={ratingHistogram[stars]}
            total={ratingCount}
          />
        ))}
      </Stack>
    </Box>
  );
}

function HistogramRow({ stars, count, total }: { stars: number; count: number; total: number }) {
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, fontVariantNumeric: 'tabular-nums' }}
    >
      <Typography variant="body2" sx={{ minWidth: 52 }}>
        {stars} {stars === 1 ? 'star' : 'stars'}
      </Typography>
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={total === 0 ? 0 : (count / total) * 100}
        sx={{
          flexGrow: 1,
          height: 10,
          borderRadius: 5,
          bgcolor: 'action.hover',
          '& .MuiLinearProgress-bar': { bgcolor: 'rating.main', borderRadius: 5 },
        }}
      />
      <Typography variant="body2" sx={{ minWidth: 28, textAlign: 'right' }}>
        {count}
      </Typography>
    </Stack>
  );
}
