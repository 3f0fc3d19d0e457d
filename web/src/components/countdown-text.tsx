import { useEffect, useState } from 'react';
import { formatCountdown } from './format-countdown.ts';

interface CountdownTextProps {
  until: Date;
}

/** The time left until a moment, ticking once a second. Stays at zero when it has passed. */
export function CountdownText({ until }: CountdownTextProps) {
  const end = until.getTime();
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);

  return (
    <time
      role="timer"
      aria-live="off"
      dateTime={until.toISOString()}
      style={{ fontVariantNumeric: 'tabular-nums' }}
    >
      {formatCountdown(end - now)}
    </time>
  );
}
