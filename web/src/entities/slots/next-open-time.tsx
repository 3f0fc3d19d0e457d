import type { Service } from '@carwash/domain/services/service';
import { bookingEnd } from '@carwash/domain/slots/booking-window';
import { nextOpenTime, type OpenTime, type OpenTimes } from '@carwash/domain/slots/open-times';
import { nightName } from '@carwash/domain/slots/opening-day';
import { slotId } from '@carwash/domain/slots/slot-id';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { serviceTimePath } from '~/lib/address/service-day-path';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useWithPlace } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useNow } from '~/lib/clock/use-now';
import { useRenderTime } from '~/lib/clock/use-render-time';
import { useBookingWindow } from './booking-window';
import { describeOpenTime } from './describe-open-time';
import { type ListedOpenTimes, useListedOpenTimes } from './open-times';
import { writeSlotChoice } from './picker/slot-choice';

type NextOf = Pick<Service, '_id' | 'isPaused'>;

interface NextOpening {
  /** Has the height of a line while the time is unknown. */
  text: string;
  /** The service's page, with the time chosen if there is one. */
  path: string;
  /** null while unknown, and when there is none. */
  time: OpenTime | null;
}

const pausedText = 'Not bookable at the moment';

const pathOf = ({ _id }: NextOf, time: OpenTime | null): string =>
  time ? serviceTimePath(_id, time) : paths.service(_id);

/**
 * Returns when a service is next available. A paused service has no next time.
 * @param times availability of the service; null while unknown
 */
export function useNextOpening(service: NextOf, times: OpenTimes | null): NextOpening {
  const today = useBusinessToday();
  const window = useBookingWindow();
  const placed = useWithPlace();
  // Computed on every render: the times may have arrived after `useNow` last fired.
  const now = useRenderTime();
  const time = times && !service.isPaused ? nextOpenTime(times, window, now) : null;
  useNow(time && bookingEnd(time.startsAt, window));
  const described = describeOpenTime(
    time,
    today,
    time && nightName(time, window, businessTimeZone),
  );
  const told = times ? described : '\u00a0';
  return {
    text: service.isPaused ? pausedText : time ? placed(described) : told,
    path: pathOf(service, time),
    time,
  };
}

interface NextOpenTimeProps extends Pick<TypographyProps, 'variant' | 'sx'> {
  service: NextOf;
  /** Availability of the service; null while unknown. */
  times: OpenTimes | null;
}

/**
 * A line that says when a service is next available, and on its page chooses that time. It has its full height before the
 * time is known.
 */
export function NextOpenTime({ service, times, ...style }: NextOpenTimeProps) {
  const { text, time } = useNextOpening(service, times);
  const [params] = useSearchParams();
  if (!time) return <Typography {...style}>{text}</Typography>;
  const choice = { day: time.date, slotId: slotId(service._id, time.date, time.startTime) };
  return (
    <Typography {...style}>
      <Link
        component={RouterLink}
        to={{ search: `${writeSlotChoice(params, choice)}` }}
        replace
        preventScrollReset
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {text}
      </Link>
    </Typography>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  px: 2.5,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
} as const;

const linkSx = {
  ...rowSx,
  color: 'primary.main',
  fontWeight: 650,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -4 },
} as const;

interface ListedNextOpeningProps {
  service: NextOf;
  /** Availability in the page's HTML. */
  known: ListedOpenTimes | undefined;
}

/**
 * The last row of a service's card: a link to the next open time. Only this row renders again when the times
 * arrive, not the card.
 */
export function ListedNextOpening({ service, known }: ListedNextOpeningProps) {
  const { text, path, time } = useNextOpening(service, useListedOpenTimes(service._id, known));
  if (!time) return <Box sx={rowSx}>{text}</Box>;
  return (
    <Box component={RouterLink} to={path} sx={linkSx}>
      {text}
    </Box>
  );
}
