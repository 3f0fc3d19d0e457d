import { formatCountdown } from './format-countdown';
import { useTimeLeft } from './use-time-left';

interface CountdownTextProps {
  until: Date;
}

/** The time left until a point in time, updated every second. Stays at zero afterwards. */
export function CountdownText({ until }: CountdownTextProps) {
  const left = useTimeLeft(until);
  return (
    <time
      role="timer"
      aria-live="off"
      dateTime={until.toISOString()}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatCountdown(left)}
    </time>
  );
}
