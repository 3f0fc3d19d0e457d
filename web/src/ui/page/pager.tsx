import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface PagerProps {
  /** Name of the list, such as 'Past bookings'. */
  label: string;
  /** Number of the page, from 1. */
  number: number;
  /** null when there is no such page. */
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** Buttons for the pages of a long list. Renders nothing when there is only one page. */
export function Pager({ label, number, previous, next }: PagerProps) {
  if (!previous && !next) return null;
  return (
    <Stack
      component="nav"
      aria-label={`Pages of ${label}`}
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: 2, mt: 2 }}
    >
      <Button variant="outlined" size="small" disabled={!previous} onClick={() => previous?.()}>
        Previous
      </Button>
      <Typography variant="body2" aria-live="polite" sx={{ color: 'text.secondary' }}>
        Page {number}
      </Typography>
      <Button variant="outlined" size="small" disabled={!next} onClick={() => next?.()}>
        Next
      </Button>
    </Stack>
  );
}
