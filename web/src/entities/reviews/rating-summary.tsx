import type { RatingSummary as Summary } from '@carwash/domain/reviews/rating-summary';
import { type Rating, ratings } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { RatingStars } from './rating-stars';
import { starsText } from './rating-text';
import { reviewCountText } from './review-count-text';

interface HistogramRowProps {
  stars: number;
  count: number;
  total: number;
  /** Makes the row a link. */
  to: string | undefined;
  chosen: boolean;
}

/** A bar with the number of reviews that have this rating. */
function HistogramRow({ to, chosen, ...bar }: HistogramRowProps) {
  if (to === undefined) return <Bar {...bar} />;
  return (
    <ButtonBase
      component={RouterLink}
      to={to}
      preventScrollReset
      aria-current={chosen || undefined}
      sx={{
        display: 'block',
        mx: -1,
        px: 1,
        width: 'calc(100% + 16px)',
        borderRadius: '10px',
        color: 'text.primary',
        bgcolor: chosen ? 'action.selected' : undefined,
        '&:hover': { bgcolor: chosen ? 'action.selected' : 'action.hover' },
      }}
    >
      <Bar {...bar} />
    </ButtonBase>
  );
}

function Bar({ stars, count, total }: Pick<HistogramRowProps, 'stars' | 'count' | 'total'>) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, py: 0.25, fontVariantNumeric: 'tabular-nums' }}
    >
      <Typography variant="body2" sx={{ minWidth: 52, textAlign: 'left' }}>
        {starsText(stars)}
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

interface RatingSummaryProps {
  summary: Summary;
  /** Whether it is of the reviews of verified customers alone, although all are listed. */
  isOfVerified: boolean;
  /** Link to the list of reviews with this rating. */
  linkTo?: (stars: Rating) => string;
  /** The rating by which the reviews are filtered now. */
  chosen?: Rating | null;
}

/** The average rating and a histogram, from 5 stars to 1. */
export function RatingSummary({
  summary,
  isOfVerified,
  linkTo,
  chosen = null,
}: RatingSummaryProps) {
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
        sx={{ alignItems: 'center', flexWrap: 'wrap', gap: { xs: 2, sm: 1 } }}
      >
        <Typography sx={{ fontSize: '3.25rem', fontWeight: 750, lineHeight: 1 }}>
          {rating.toFixed(1)}
        </Typography>
        <Stack sx={{ alignItems: { sm: 'center' }, gap: 0.5 }}>
          <RatingStars rating={rating} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {reviewCountText(ratingCount)}
          </Typography>
          {isOfVerified && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              of verified customers
            </Typography>
          )}
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
