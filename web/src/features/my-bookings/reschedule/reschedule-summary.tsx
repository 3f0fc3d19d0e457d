import type { BookedSlot } from '@carwash/domain/slots/slot';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDay } from '~/ui/format/format-day.ts';

type Time = Pick<BookedSlot, 'date' | 'startTime'>;

export interface RescheduleSummaryProps {
  from: Time;
  /** Null until it is chosen. */
  to: Time | null;
}

const formatTime = ({ date, startTime }: Time) => `${formatDay(date)} at ${startTime}`;

/** From which time to which the booking goes. */
export const RescheduleSummary = ({ from, to }: RescheduleSummaryProps) => (
  <Box
    component="dl"
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: 'auto 1fr', sm: 'auto auto 1fr' },
      alignItems: 'center',
      columnGap: 2,
      m: 0,
    }}
  >
    <Fact name="From">{formatTime(from)}</Fact>
    <ArrowForwardRounded
      aria-hidden
      sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}
    />
    <Fact name="To">{to ? formatTime(to) : '–'}</Fact>
  </Box>
);

const Fact = ({ name, children }: { name: string; children: string }) => (
  <Box sx={{ display: { xs: 'contents', sm: 'block' } }}>
    <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0, fontWeight: 700 }}>
      {children}
    </Typography>
  </Box>
);
