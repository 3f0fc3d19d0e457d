import { mayTake } from '@carwash/domain/bookings/slot-availability';
import type { Day } from '@carwash/domain/days/day';
import { hasChoices } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { AvailableDay } from '@carwash/domain/slots/open-times';
import type { Slot } from '@carwash/domain/slots/slot';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useId } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { cancellationRule, newBookingFacts } from '~/entities/bookings/describe-cancellation';
import { useLatestPayments } from '~/entities/payments/queries';
import { type UrlChoice, useUrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import {
  type QuotedService,
  useQuote,
  usualVehicleType,
} from '~/entities/services/choice/use-quote';
import { useAvailableDays } from '~/entities/slots/open-times';
import { DayAndSlotChooser } from '~/entities/slots/picker/day-and-slot-chooser';
import { offeredDays } from '~/entities/slots/picker/offered-days';
import { SlotChoiceBar } from '~/entities/slots/picker/slot-choice-bar';
import { slotHeight } from '~/entities/slots/picker/slot-grid';
import { useChosenSlot } from '~/entities/slots/picker/use-chosen-slot';
import { useFirstAvailableDay } from '~/entities/slots/picker/use-first-available-day';
import { useSlotChanges } from '~/entities/slots/picker/use-slot-changes';
import { useUrlSlotChoice } from '~/entities/slots/picker/use-url-slot-choice';
import { useSlotsForVisitor } from '~/entities/slots/use-slots-for-visitor';
import { useStartDays } from '~/entities/slots/use-start-days';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { formatClock } from '~/lib/clock/format-times';
import { useLocalTimesNote, useWithPlace } from '~/lib/clock/local-times-note';
import { useBusinessToday } from '~/lib/clock/use-business-today';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { useHydrated } from '~/lib/use-hydrated';
import { formatPrice } from '~/ui/format/format-price';
import { useInView } from '~/ui/states/use-in-view';
import { ChoiceFields } from './choice-fields';

// Lazy, because few visitors are signed in.
const OwnVehicle = lazy(() => import('./own-vehicle'));

/** Height that the bar covers at the bottom of the screen, with room for a focus ring. */
const bookBarSpace = '150px';

interface BookBarProps {
  /** Total price of the choice, in major units. */
  price: number;
  chosen: Pick<Slot, '_id' | 'date' | 'startTime' | 'startsAt'> | null;
  /** Returns the address of the booking form. */
  linkTo: (slotId: string) => string;
}

/** The chosen slot in one line, with the button that books it. */
function BookBar({ price, chosen, linkTo }: BookBarProps) {
  const hintId = useId();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const placed = useWithPlace();
  const startDays = useStartDays();
  return (
    <SlotChoiceBar hasChoice={chosen !== null} isFixedOnPhones>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
          alignItems: 'center',
          gap: 1.25,
        }}
      >
        <Box
          sx={{
            display: 'flex',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            flexWrap: 'wrap',
            columnGap: 2,
          }}
        >
          <Typography id={hintId} variant="body2" aria-live="polite" sx={{ flex: '1 1 9rem' }}>
            {chosen
              ? placed(`${startDays.format(chosen)} at ${formatClock(chosen.startsAt)}`)
              : 'Please select a time slot before booking.'}
          </Typography>
          <Typography sx={{ fontWeight: 700 }}>{formatPrice(price)}</Typography>
        </Box>
        <Button
          size="large"
          variant="contained"
          disabled={chosen === null}
          aria-describedby={hintId}
          {...(isHydrated || !chosen
            ? { onClick: () => chosen && void navigate(linkTo(chosen._id)) }
            : { href: linkTo(chosen._id) })}
        >
          Book This Service
        </Button>
      </Box>
    </SlotChoiceBar>
  );
}

interface WaitlistLinkProps {
  serviceId: string;
  choice: UrlChoice;
  /** The chosen day if it has no room; else null. */
  fullDay: string | null;
}

/** Leads to the waitlist, for the chosen day if it is full. */
const WaitlistLink = ({ serviceId, choice, fullDay }: WaitlistLinkProps) => (
  <Button
    component={RouterLink}
    to={withChoice(paths.joinWaitlist(serviceId, fullDay), choice)}
    variant={fullDay === null ? 'text' : 'outlined'}
    sx={{ alignSelf: 'flex-start', minHeight: 44 }}
  >
    {fullDay === null ? 'No time that suits you? Join the waitlist' : 'Join the waitlist'}
  </Button>
);

interface TermsProps {
  /** In major units. */
  price: number;
  chosen: Pick<Slot, 'startsAt'> | null;
}

/** Cancellation terms: until when the chosen time, or any time, can be cancelled for a refund. */
function Terms({ price, chosen }: TermsProps) {
  const { cancellationHours } = useSettings();
  if (price === 0) return null;
  if (chosen) {
    return (
      <CancellationNote booking={newBookingFacts(price, chosen.startsAt, cancellationHours)} />
    );
  }
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {cancellationRule(cancellationHours)}
    </Typography>
  );
}

type BookableService = QuotedService & Pick<Service, 'isPaused'>;

interface SlotPickerProps {
  service: BookableService;
  /** Days with room in the page's HTML. */
  openDays: readonly AvailableDay[] | undefined;
  /** The day whose times the page's HTML holds. */
  knownDay: Day | undefined;
}

/**
 * Chooses vehicle, add-ons, a day and a slot, and navigates to the booking page. Before the app has come, days
 * and times are links.
 */
function BookableTimes({ service, openDays, knownDay }: SlotPickerProps) {
  const headingId = useId();
  const isHydrated = useHydrated();
  const timesNote = useLocalTimesNote();
  const today = useBusinessToday();
  const settings = useSettings();
  const wanted = useUrlChoice();
  const { length, ...quote } = useQuote(service, wanted);
  const { user } = useSession();
  const isVehicleAsked = hasChoices(service, settings);
  const days = useAvailableDays(service._id, openDays);
  const choice = useUrlSlotChoice(today, useFirstAvailableDay(days, today));
  // Needed once a row of times is in view, or a time is chosen. If only the day is visible at the lower edge of a
  // phone, Firestore is not loaded yet.
  const [timesRef, areTimesInView] = useInView<HTMLDivElement>(-slotHeight);
  const areTimesNeeded = areTimesInView || choice.slotId !== null;
  const day = areTimesNeeded ? choice.day : null;
  const known = knownDay?._id === choice.day ? knownDay : undefined;
  const payments = useLatestPayments(user?._id ?? null);
  const slots = useSlotsForVisitor(service._id, day, payments, { length, known });
  const changes = useSlotChanges(slots);
  const { chosen, lost, chooseDay, chooseSlot } = useChosenSlot(
    choice,
    slots,
    payments.state === 'ready' ? payments.data : [],
  );
  // The form has the vehicle that is shown here, whether it was chosen or is the usual one.
  const shown: UrlChoice = isVehicleAsked
    ? {
        ...wanted,
        vehicleType: wanted.vehicleType ?? usualVehicleType(service, settings.vehicleTypes),
      }
    : wanted;
  const linkTo = (slotId: string) => withChoice(paths.booking(service._id, slotId), shown);
  const links = {
    day: (other: string) => withChoice(serviceDayPath(service._id, other), wanted),
    slot: linkTo,
  };

  return (
    <Paper component="section" variant="outlined" aria-labelledby={headingId}>
      <Stack
        sx={{
          gap: { xs: 2, md: 1.5 },
          p: { xs: 2, sm: 3 },
          pb: { xs: 2, sm: 2 },
          // Keeps a focused element from being hidden under the bar.
          '& button, & a': { scrollMarginBottom: bookBarSpace },
        }}
      >
        <Typography id={headingId} variant="h3" component="h2">
          Choose your time
        </Typography>
        {isVehicleAsked && <ChoiceFields service={service} choice={wanted} quote={quote} />}
        {isVehicleAsked && wanted.vehicleType === null && areTimesNeeded && user && (
          <Suspense>
            <OwnVehicle uid={user._id} service={service} choose={wanted.choose} />
          </Suspense>
        )}
        <DayAndSlotChooser
          today={today}
          day={choice.day}
          offered={offeredDays(days, { today })}
          isDayPending={days.state === 'loading'}
          slots={slots}
          chosenSlotId={chosen?._id ?? null}
          changes={changes}
          lost={lost}
          timesNote={timesNote}
          onChooseDay={chooseDay}
          timesRef={timesRef}
          onChooseSlot={chooseSlot}
          links={isHydrated ? undefined : links}
        />
        <WaitlistLink
          serviceId={service._id}
          choice={shown}
          fullDay={
            slots.state === 'ready' && !slots.data.some(({ availability }) => mayTake(availability))
              ? choice.day
              : null
          }
        />
        <Terms price={quote.amount} chosen={chosen} />
      </Stack>
      <BookBar price={quote.amount} chosen={chosen} linkTo={linkTo} />
    </Paper>
  );
}

/** The slot picker, or a note while the service is paused. */
export function SlotPicker(props: SlotPickerProps) {
  if (!props.service.isPaused) return <BookableTimes {...props} />;
  return (
    <Alert severity="info" sx={{ borderRadius: '20px' }}>
      This service cannot be booked at the moment. What you have booked already stays as it is.
    </Alert>
  );
}
