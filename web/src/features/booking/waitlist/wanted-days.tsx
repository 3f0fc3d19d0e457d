import { isShown, mayTake } from '@carwash/domain/bookings/slot-availability';
import { lastBookableDate } from '@carwash/domain/slots/booking-window';
import type { JobLength } from '@carwash/domain/slots/job-length';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { maxWaitlistDays } from '@carwash/domain/waitlist/waitlist-entry';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useLatestPayments } from '~/entities/payments/queries';
import { type UrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { useAvailableDays } from '~/entities/slots/open-times';
import { useSlotsForVisitor } from '~/entities/slots/use-slots-for-visitor';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useRestoreFocus } from '~/ui/forms/use-restore-focus';
import type { JoinDraft } from './join-draft';

const DayCalendar = lazy(() => import('~/ui/day-field/day-calendar'));

interface WantedJob {
  serviceId: string;
  uid: string;
  length: JobLength;
  /** Whether other jobs of the service are shorter: a day with free times may have none that is long enough. */
  isLonger: boolean;
  choice: UrlChoice;
}

/** Tells whether a day is full at the wanted hours, with a link to book it where it is not. */
function RoomOfDay({ date, serviceId, uid, length, choice }: WantedJob & { date: string }) {
  const { from, until } = useFormikContext<JoinDraft>().values;
  const slots = useSlotsForVisitor(serviceId, date, useLatestPayments(uid), { length });
  if (slots.state === 'loading') return <Skeleton width={60} />;
  if (slots.state === 'failed') return null;
  const shown = slots.data.filter(({ availability }) => isShown(availability));
  const open = shown.find(
    ({ slot, availability }) =>
      mayTake(availability) && from <= slot.startTime && slot.startTime <= until,
  );
  if (shown.length === 0) return 'Nothing is offered';
  if (!open) return 'Full';
  return (
    <>
      {formatClock(open.slot.startsAt)} is free.{' '}
      <Link
        component={RouterLink}
        to={withChoice(paths.booking(serviceId, open.slot._id), choice)}
        aria-label={`Book it: ${formatClock(open.slot.startsAt)} on ${formatDay(date)}`}
      >
        Book it
      </Link>
    </>
  );
}

/** The days for which the customer waits, and a calendar of days without room to add more. */
export function WantedDays(job: WantedJob) {
  const { values, touched, errors, setFieldValue } = useFormikContext<JoinDraft>();
  const today = useBusinessToday();
  const window = useBookingWindow();
  const open = useAvailableDays(job.serviceId);
  const [isAdding, setIsAdding] = useState(values.dates.length === 0);
  const addButton = useRef<HTMLButtonElement>(null);
  const { area, handlers } = useRestoreFocus<HTMLDivElement>(addButton);
  const labelId = useId();
  const { dates } = values;
  const change = (days: string[]) => setFieldValue('dates', days.sort());
  const error = touched.dates ? errors.dates : undefined;
  const canChoose = (day: string) =>
    !dates.includes(day) &&
    open.state !== 'loading' &&
    (job.isLonger || !(open.state === 'ready' && open.data.includes(day)));
  return (
    <Stack
      role="group"
      ref={area}
      tabIndex={-1}
      {...handlers}
      aria-labelledby={labelId}
      sx={{ gap: 1, outline: 'none' }}
    >
      <Typography id={labelId} variant="body2" sx={{ color: 'text.secondary' }}>
        Days
      </Typography>
      <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {dates.map((date) => (
          <Stack
            key={date}
            component="li"
            direction="row"
            sx={{
              alignItems: 'center',
              minHeight: 52,
              pl: 2,
              pr: 0.5,
              border: '1px solid',
              borderColor: 'divider',
              borderRadius: '14px',
            }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, py: 0.75 }}>
              <Typography sx={{ fontWeight: 650 }}>{formatDay(date)}</Typography>
              <Typography component="div" variant="body2" sx={{ color: 'text.secondary' }}>
                <RoomOfDay date={date} {...job} />
              </Typography>
            </Box>
            <IconButton
              aria-label={`Remove ${formatDay(date)}`}
              onClick={() => change(dates.filter((other) => other !== date))}
              sx={{ width: 44, height: 44 }}
            >
              <CloseRounded />
            </IconButton>
          </Stack>
        ))}
      </Stack>
      {isAdding ? (
        <Suspense fallback={<Skeleton variant="rounded" height={332} />}>
          <DayCalendar
            day={null}
            today={today}
            lastDay={lastBookableDate(window, new Date())}
            isOffered={canChoose}
            onChoose={(day) => {
              setIsAdding(false);
              void change([...dates, day]);
            }}
          />
          {!job.isLonger && (
            <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              Days with free times cannot be chosen: you can book those.
            </Typography>
          )}
        </Suspense>
      ) : (
        dates.length < maxWaitlistDays && (
          <Button
            ref={addButton}
            onClick={() => setIsAdding(true)}
            sx={{ alignSelf: 'flex-start', minHeight: 44 }}
          >
            {dates.length === 0 ? 'Choose a day' : 'Add another day'}
          </Button>
        )
      )}
      {error !== undefined && (
        <FormHelperText error role="alert">
          {typeof error === 'string' ? error : error.join(' ')}
        </FormHelperText>
      )}
    </Stack>
  );
}
