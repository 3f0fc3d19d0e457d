import { businessClockTime } from '@carwash/domain/time/business-time';
import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef } from 'react';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import { headHeight, type ScaledDay, topOf } from './time-scale';

interface NowLineProps {
  day: ScaledDay;
  /** The area that scrolls. */
  frame: RefObject<HTMLElement | null>;
}

/**
 * A line at the current time that moves with the clock, behind the jobs, whose texts it must not cross. Hidden before the day begins and after it ends. The area is
 * scrolled to it when it appears: with the day, or with a walk-in that makes a closed day longer.
 */
export function NowLine({ day, frame }: NowLineProps) {
  const now = useMinute();
  if (now < day.from || now >= day.to) return null;
  return <Line day={day} now={now} frame={frame} />;
}

function Line({ day, now, frame }: NowLineProps & { now: Date }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (frame.current && line.current) {
      frame.current.scrollTop = line.current.offsetTop - 2 * headHeight;
    }
  }, [frame]);
  return (
    <Box
      ref={line}
      sx={{
        position: 'absolute',
        left: 0,
        right: 0,
        top: topOf(now, day),
        borderTop: '2px solid',
        borderColor: 'error.main',
        pointerEvents: 'none',
      }}
    >
      <Box
        component="span"
        sx={{
          position: 'sticky',
          left: 0,
          zIndex: 4,
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
