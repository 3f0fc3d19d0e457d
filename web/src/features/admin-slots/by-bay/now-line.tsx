import { businessClockTime } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import type { Span } from './open-spans';
import { topOf } from './time-scale';

/** A line at the current time that moves with the clock. Hidden before the day begins and after it ends. */
export function NowLine({ day }: { day: Span }) {
  const now = useMinute();
  if (now < day.from || now >= day.to) return null;
  return (
    <Box
      data-now
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: topOf(now, day),
        borderTop: '2px solid',
        borderColor: 'error.main',
        pointerEvents: 'none',
        zIndex: 3,
      }}
    >
      <Box
        component="span"
        sx={{
          position: 'sticky',
          left: 0,
          display: 'inline-block',
          width: 64,
          mt: '-11px',
          px: 1,
          borderRadius: '0 8px 8px 0',
          bgcolor: 'error.main',
          color: 'error.contrastText',
          fontSize: '0.75rem',
          fontWeight: 700,
          lineHeight: '20px',
          fontVariantNumeric: 'tabular-nums',
          verticalAlign: 'top',
        }}
      >
        {businessClockTime(now, businessTimeZone)}
      </Box>
    </Box>
  );
}
