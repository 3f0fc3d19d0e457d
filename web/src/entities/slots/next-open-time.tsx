import type { Service } from '@carwash/domain/services/service';
import { bookingEnd } from '@carwash/domain/slots/booking-window';
import { nextOpenTime, type OpenTimes } from '@carwash/domain/slots/open-times';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { useBookingWindow } from './booking-window';
import { describeOpenTime } from './describe-open-time';
import { useListedOpenTimes } from './open-times';

interface NextOpeningProps extends Pick<TypographyProps, 'variant' | 'sx'> {
  /** A paragraph, or a part of a link. */
  component?: 'p' | 'span';
  service: Pick<Service, '_id' | 'isPaused'>;
  /** Availability of the service; null while unknown. */
  times: OpenTimes | null;
}

/**
 * A line that says when a service is next available. It has its full height before that is known. A paused
 * service has no next time.
 */
export const NextOpenTime = ({ service, times, component = 'p', ...style }: NextOpeningProps) => (
  <Typography component={component} variant="body2" {...style}>
    {service.isPaused ? pausedText : times ? <NextOpeningWords times={times} /> : '\u00a0'}
  </Typography>
);

const pausedText = 'Not bookable at the moment';

/** The same line in a list. Only this line renders again when the times arrive, not the card around it. */
export const ListedNextOpening = (props: Omit<NextOpeningProps, 'times'>) => (
  <NextOpenTime times={useListedOpenTimes(props.service._id)} {...props} />
);

function NextOpeningWords({ times }: { times: OpenTimes }) {
  const today = useBusinessToday();
  const window = useBookingWindow();
  // Computed on every render: the times may have arrived after `useNow` last fired.
  const next = nextOpenTime(times, window, new Date());
  useNow(next && bookingEnd(next.startsAt, window));
  return describeOpenTime(next, today);
}
