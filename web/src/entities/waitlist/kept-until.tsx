import { businessClockTime } from '@carwash/domain/time/business-time';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { CountdownText } from '~/ui/countdown/countdown-text';

/** Until when a time is kept for the customer, and how long that is. */
export const KeptUntil = ({ until }: { until: Date }) => (
  <>
    Kept for you until {businessClockTime(until, businessTimeZone)}, <CountdownText until={until} />{' '}
    left
  </>
);
