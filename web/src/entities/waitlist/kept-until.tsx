import { formatClock } from '~/lib/clock/format-times';
import { CountdownText } from '~/ui/countdown/countdown-text';

/** Until when a time is kept for the customer, and how long that is. */
export const KeptUntil = ({ until }: { until: Date }) => (
  <>
    Kept for you until {formatClock(until)}, <CountdownText until={until} /> left
  </>
);
