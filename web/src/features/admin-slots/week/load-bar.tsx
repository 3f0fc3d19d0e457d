import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Load, percentOf } from './week-plan';

/** Counts bookings in words: '1 booking', '3 bookings' */
export const bookingsText = (count: number): string =>
  count === 1 ? '1 booking' : `${count} bookings`;

/** The utilization as a bar and in words. The bar only repeats the words. */
export function LoadBar({ load }: { load: Load }) {
  const percent = percentOf(load);
  const isShut = percent === null;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography
        variant="body2"
        sx={{
          fontWeight: 650,
          fontVariantNumeric: 'tabular-nums',
          color: isShut ? 'text.secondary' : 'text.primary',
        }}
      >
        {isShut ? 'Closed' : `${percent}% full`}
      </Typography>
      <Box
        aria-hidden
        sx={{ height: 6, my: 0.5, borderRadius: 3, bgcolor: 'action.selected', overflow: 'hidden' }}
      >
        <Box sx={{ height: '100%', width: `${percent ?? 0}%`, bgcolor: 'primary.main' }} />
      </Box>
      {(load.bookings > 0 || !isShut) && (
        <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
          {bookingsText(load.bookings)}
        </Typography>
      )}
    </Box>
  );
}
