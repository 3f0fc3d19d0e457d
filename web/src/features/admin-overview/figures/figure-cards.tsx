import type { OverviewFigures } from '@carwash/domain/statistics/overview-figures';
import Typography from '@mui/material/Typography';
import { reviewCountText } from '~/entities/reviews/review-count-text';
import { FigureCard } from '~/ui/figures/figure-card';
import { FigureGrid } from '~/ui/figures/figure-grid';
import { Trend } from '~/ui/figures/trend';
import { formatCount } from '~/ui/format/format-count';
import { formatMinor } from '~/ui/format/format-price';
import { figureNames } from './figure-names';

export function FigureCards({ figures }: { figures: OverviewFigures }) {
  const { bookings, revenue, users, rating } = figures;
  return (
    <FigureGrid>
      <FigureCard
        {...figureNames.bookings}
        figure={formatCount(bookings.total)}
        note={`${formatCount(bookings.thisMonth)} this month, without cancelled ones`}
        trend={<Trend label={bookings.trend} />}
      />
      <FigureCard
        {...figureNames.revenue}
        figure={formatMinor(revenue.totalMinor)}
        note={`${formatMinor(revenue.thisMonthMinor)} this month`}
        trend={<Trend label={revenue.trend} />}
      />
      <FigureCard
        {...figureNames.users}
        figure={formatCount(users.total)}
        note={`${formatCount(users.thisMonth)} new this month`}
        trend={<Trend label={users.trend} />}
      />
      <FigureCard
        {...figureNames.rating}
        figure={rating.count === 0 ? '–' : rating.average.toFixed(1)}
        note={rating.count === 0 ? 'No reviews yet' : `from ${reviewCountText(rating.count)}`}
        trend={<RatingTrend {...rating} />}
      />
    </FigureGrid>
  );
}

function RatingTrend({ count, thisMonth, trend }: OverviewFigures['rating']) {
  if (trend !== null) return <Trend thisMonth={thisMonth.toFixed(1)} label={trend} />;
  if (count === 0) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      No new ones this month
    </Typography>
  );
}
