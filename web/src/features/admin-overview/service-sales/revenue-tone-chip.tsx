import type { RevenueTone } from '@carwash/domain/statistics/revenue-tone';
import StarRounded from '@mui/icons-material/StarRounded';
import TrendingUpRounded from '@mui/icons-material/TrendingUpRounded';
import Chip from '@mui/material/Chip';

/** What the colour of a revenue share means, in words. */
export function RevenueToneChip({ tone }: { tone: RevenueTone }) {
  switch (tone) {
    case 'leading':
      return (
        <Chip
          size="small"
          variant="outlined"
          color="success"
          icon={<StarRounded />}
          label="Top earner"
        />
      );
    case 'strong':
      return (
        <Chip
          size="small"
          variant="outlined"
          color="info"
          icon={<TrendingUpRounded />}
          label="Strong earner"
        />
      );
    case 'usual':
      return null;
  }
}
