import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { starsText } from './rating-text.ts';

interface HistogramRowProps {
  stars: number;
  count: number;
  total: number;
  /** Makes the row a link. */
  to: string | undefined;
  chosen: boolean;
}

/** How many gave so many stars, as a bar and as a number. */
export function HistogramRow({ to, chosen, ...bar }: HistogramRowProps) {
  if (to === undefined) return <Bar {...bar} />;
  return (
    <ButtonBase
      component={Link}
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
