import type { Quote } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { Slot } from '@carwash/domain/slots/slot';
import CheckRounded from '@mui/icons-material/CheckRounded';
import EventRounded from '@mui/icons-material/EventRounded';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import ScheduleRounded from '@mui/icons-material/ScheduleRounded';
import TimelapseRounded from '@mui/icons-material/TimelapseRounded';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { type UrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { useStartDays } from '~/entities/slots/use-start-days';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { formatClock } from '~/lib/clock/format-times';
import { localTimesNote, withPlace } from '~/lib/clock/local-times-note';
import { formatDuration } from '~/ui/format/format-duration';
import { formatPrice } from '~/ui/format/format-price';

interface BookingSummaryProps {
  service: Service;
  slot: Slot;
  quote: Quote;
  choice: UrlChoice;
}

/** The service, its time and its price. */
export function BookingSummary({ service, slot, quote, choice }: BookingSummaryProps) {
  const timesNote = localTimesNote();
  const startDays = useStartDays();
  return (
    <Stack component="section" aria-label="Your booking" sx={{ gap: 2.5 }}>
      <Typography variant="h3" component="h2">
        {service.name}
      </Typography>
      <Stack sx={{ gap: 1.25 }}>
        <Fact icon={<EventRounded />} name="Date">
          <time dateTime={slot.date}>{startDays.format(slot)}</time>
        </Fact>
        <Fact icon={<ScheduleRounded />} name="Start time">
          {withPlace(formatClock(slot.startsAt))}
        </Fact>
        <Fact icon={<TimelapseRounded />} name="Duration">
          {formatDuration(quote.minutes)}
        </Fact>
        {isAtCustomer(service) && (
          <Fact icon={<PlaceOutlined />} name="Place">
            We come to you
          </Fact>
        )}
        {timesNote !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {timesNote}
          </Typography>
        )}
      </Stack>
      <Link
        component={RouterLink}
        to={withChoice(serviceDayPath(slot.serviceId, slot.date), choice)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Change date or time
      </Link>
      <Benefits benefits={service.benefits} />
      <Divider />
      <PriceLines lines={quote.lines} />
      <Stack direction="row" sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography>Price</Typography>
        <Typography sx={{ fontSize: '1.75rem', fontWeight: 750, lineHeight: 1.2 }}>
          {formatPrice(quote.amount)}
        </Typography>
      </Stack>
    </Stack>
  );
}

/** The benefits; on phones behind a line to open, so that the form is in sight. */
function Benefits({ benefits }: Pick<Service, 'benefits'>) {
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'), {
    noSsr: true,
  });
  if (benefits.length === 0) return null;
  const list = (
    <Stack component="ul" sx={{ gap: 1, listStyle: 'none', m: 0, p: 0 }}>
      {benefits.map((benefit) => (
        <Stack key={benefit} component="li" direction="row" sx={{ gap: 1 }}>
          <CheckRounded aria-hidden sx={{ color: 'success.main', fontSize: 20, mt: '2px' }} />
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {benefit}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
  if (!isPhone) return list;
  return (
    <details>
      <Typography component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
        What is included ({benefits.length})
      </Typography>
      {list}
    </details>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.25, '& > svg': { color: 'primary.main', fontSize: 22 } }}
    >
      {icon}
      <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
      <Typography sx={{ ml: 'auto', fontWeight: 650 }}>{children}</Typography>
    </Stack>
  );
}
