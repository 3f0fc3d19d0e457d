import Box from '@mui/material/Box';
import { starPath } from './rating-star-path';

function FiveStars({ color }: { color: string }) {
  return (
    <Box component="svg" viewBox="0 0 120 24" sx={{ display: 'block', height: '1em', color }}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={starPath} transform={`translate(${x})`} fill="currentColor" />
      ))}
    </Box>
  );
}

interface RatingStarsProps {
  /** 0 to 5, fractions allowed. */
  rating: number;
  /** Any CSS length. */
  size?: string;
}

/** Read-only stars, filled to a tenth of a star. Screen readers get the number. */
export function RatingStars({ rating, size = '1.125rem' }: RatingStarsProps) {
  return (
    <Box
      role="img"
      aria-label={`Rated ${rating.toFixed(1)} out of 5`}
      sx={{
        display: 'inline-block',
        position: 'relative',
        // Width of the stars, because the filled part is a percentage of it.
        width: 'fit-content',
        fontSize: size,
        lineHeight: 0,
      }}
    >
      <FiveStars color="action.disabled" />
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          clipPath: `inset(0 ${100 - (rating / 5) * 100}% 0 0)`,
        }}
      >
        <FiveStars color="rating.main" />
      </Box>
    </Box>
  );
}
