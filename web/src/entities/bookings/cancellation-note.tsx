import { nextCancelChange } from '@carwash/domain/bookings/cancellation-policy';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import Typography from '@mui/material/Typography';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useWithPlace } from '~/lib/clock/local-times-note';
import { useNow } from '~/lib/clock/use-now';
import { useRenderTime } from '~/lib/clock/use-render-time';
import { type CancellationFacts, describeCancellation } from './describe-cancellation';

/** Says until when a booking can be cancelled for a refund, and changes with the clock. */
export function CancellationNote({ booking }: { booking: CancellationFacts }) {
  // Computed on every render: the booking may have changed after `useNow` last fired.
  const now = useRenderTime();
  useNow(nextCancelChange(booking, now));
  const withPlace = useWithPlace();
  const text = describeCancellation(booking, now, (end) =>
    withPlace(formatDateTime(end, businessTimeZone)),
  );
  if (text === null) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
