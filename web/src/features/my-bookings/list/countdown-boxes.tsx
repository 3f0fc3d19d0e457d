import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { countdownParts, twoDigits } from '~/ui/countdown/countdown-parts.ts';
import { describeCountdown } from '~/ui/countdown/format-countdown.ts';
import { useTimeLeft } from '~/ui/countdown/use-time-left.ts';

/** A light pane on whatever lies behind it, in the colour of the text. */
const paneColor = 'color-mix(in srgb, currentcolor 12%, transparent)';

/**
 * The time left until a moment, large: days, hours, minutes, seconds; all zeros when it has passed.
 * Screen readers find it in words that change once a minute.
 */
export function CountdownBoxes({ until }: { until: Date }) {
  const left = useTimeLeft(until);
  const { days, hours, minutes, seconds } = countdownParts(left);
  const boxes = { Days: days, Hours: hours, Minutes: minutes, Seconds: seconds };
  return (
    <div>
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
          gap: 1,
          maxWidth: 380,
        }}
      >
        {Object.entries(boxes).map(([unit, value]) => (
          <Box
            key={unit}
            sx={{ py: 1.25, textAlign: 'center', borderRadius: '14px', bgcolor: paneColor }}
          >
            <Typography
              component="p"
              variant="h3"
              sx={{ letterSpacing: 0, fontVariantNumeric: 'tabular-nums' }}
            >
              {twoDigits(value)}
            </Typography>
            <Typography component="p" variant="caption">
              {unit}
            </Typography>
          </Box>
        ))}
      </Box>
      <time role="timer" aria-live="off" dateTime={until.toISOString()} style={visuallyHidden}>
        {describeCountdown(left)}
      </time>
    </div>
  );
}
