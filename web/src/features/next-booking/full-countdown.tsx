import visuallyHidden from '@mui/utils/visuallyHidden';
import { describeCountdown, formatFullCountdown } from '~/ui/countdown/format-countdown.ts';
import { useTimeLeft } from '~/ui/countdown/use-time-left.ts';

interface FullCountdownProps {
  until: Date;
}

/**
 * Days, hours, minutes and seconds until a moment; all zeros when it has passed. Screen readers find
 * it in words that change once a minute.
 */
export function FullCountdown({ until }: FullCountdownProps) {
  const left = useTimeLeft(until);
  return (
    <time dateTime={until.toISOString()}>
      <span aria-hidden style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {formatFullCountdown(left)}
      </span>
      <span role="timer" aria-live="off" style={visuallyHidden}>
        {describeCountdown(left)}
      </span>
    </time>
  );
}
