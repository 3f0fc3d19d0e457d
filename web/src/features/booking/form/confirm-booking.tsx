import { mayTake, type SlotAvailability } from '@carwash/domain/bookings/slot-availability';
import { nearestOpen } from '@carwash/domain/bookings/slots-with-availability';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { JobLength } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import LockRounded from '@mui/icons-material/LockRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { newBookingFacts } from '~/entities/bookings/describe-cancellation';
import { useGiveUpSlot } from '~/entities/bookings/give-up-slot';
import { useLatestPayments } from '~/entities/payments/queries';
import { type UrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { LegalNote } from '~/entities/settings/legal/legal-note';
import { LostTime, OtherTimes, othersOffered } from '~/entities/slots/picker/other-times';
import { useSlotsForVisitor } from '~/entities/slots/use-slots-for-visitor';
import { KeptUntil } from '~/entities/waitlist/kept-until';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { formatClock } from '~/lib/clock/format-times';
import { useSession } from '~/lib/session/use-session';
import { useSettings } from '~/lib/settings/settings';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { formatPrice } from '~/ui/format/format-price';
import type { BookingRefusal } from './use-book-slot';

const processingText = 'Processing...';

/** @param price in major units */
const PriceToPay = ({ id, price }: { id: string; price: number }) => (
  <Stack
    id={id}
    direction="row"
    sx={{ gap: 2, justifyContent: 'space-between', alignItems: 'baseline' }}
  >
    <Typography>To pay now</Typography>
    <Typography sx={{ fontSize: '1.375rem', fontWeight: 750 }}>{formatPrice(price)}</Typography>
  </Stack>
);

interface ConfirmButtonProps {
  /** Whether the slot is unavailable. */
  disabled: boolean;
  processing: boolean;
  /** In major units. */
  price: number;
}

/** Submits the form. `aria-disabled` while processing, so that the button keeps the focus. */
function ConfirmButton({ disabled, processing, price }: ConfirmButtonProps) {
  const priceId = useId();
  return (
    <>
      {price > 0 && <PriceToPay id={priceId} price={price} />}
      <Button
        type="submit"
        aria-describedby={price > 0 ? priceId : undefined}
        size="large"
        variant="contained"
        disabled={disabled && !processing}
        aria-disabled={processing || undefined}
        onClick={(event) => {
          if (processing) event.preventDefault();
        }}
        sx={{
          '&[aria-disabled="true"], &[aria-disabled="true"]:hover': {
            bgcolor: 'action.disabledBackground',
            color: 'text.secondary',
            cursor: 'progress',
          },
        }}
      >
        {processing ? processingText : 'Confirm Booking'}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {processing && processingText}
      </Box>
    </>
  );
}

/**
 * Refusals after which another time helps nobody: a field, an extra or the terms do not fit any more, or the service
 * is not on sale.
 */
const withoutOtherTimes: ReadonlySet<ErrorCode> = new Set([
  'bad_input',
  'refund_changed',
  'price_changed',
  'not_on_sale',
]);

/** Links to other slots when this one is lost, or to the page that clears the obstacle. */
function WayOn({ code, ...wanted }: Pick<BookingRefusal, 'code'> & WantedTime) {
  if (withoutOtherTimes.has(code)) return null;
  const ways: Partial<Record<ErrorCode, readonly [path: string, text: string]>> = {
    too_many_holds: [paths.myTransactions, 'See your payments'],
    email_not_verified: [paths.profile, 'Confirm your email address'],
  };
  const way = ways[code];
  return way ? <WayLink to={way[0]}>{way[1]}</WayLink> : <OtherTimesOf {...wanted} />;
}

const WayLink = ({ to, children }: { to: string; children: string }) => (
  <Link component={RouterLink} to={to} color="inherit" sx={{ ml: 0.5 }}>
    {children}
  </Link>
);

interface WantedTime {
  slot: Slot;
  /** Length of the job that is booked. */
  length: JobLength;
  choice: UrlChoice;
}

/** Links to the day's times, and to this form for the nearest that are open and long enough. */
function OtherTimesOf({ slot: lost, length, choice }: WantedTime) {
  const { serviceId, date, startsAt } = lost;
  const { user } = useSession();
  const payments = useLatestPayments(user?._id ?? null);
  const slots = useSlotsForVisitor(serviceId, date, payments, { length });
  const others =
    slots.state === 'ready' ? slots.data.filter(({ slot }) => slot._id !== lost._id) : [];
  return (
    <>
      <WayLink to={withChoice(serviceDayPath(serviceId, date), choice)}>See other times</WayLink>
      <OtherTimes
        slots={nearestOpen(others, startsAt, othersOffered)}
        way={{ pathTo: (slotId) => withChoice(paths.booking(serviceId, slotId), choice) }}
      />
    </>
  );
}

/** Gives up the customer's own unfinished payment, and with it the slot that it holds. */
function GiveUp({ payment }: { payment: Transaction }) {
  const { running, giveUp, dialog } = useGiveUpSlot();
  const { service, slot } = payment;
  return (
    <>
      <Link
        component="button"
        type="button"
        variant="inherit"
        color="inherit"
        aria-disabled={running || undefined}
        onClick={() => giveUp(payment)}
        aria-label={`Give up: ${service.name} at ${formatClock(slot.startsAt)}`}
        sx={{ mx: 0.5, verticalAlign: 'baseline' }}
      >
        Give up
      </Link>
      {dialog}
    </>
  );
}

interface ConfirmBookingProps extends WantedTime {
  /** In major units; 0 when the service is free of charge. */
  price: number;
  /** null while unknown. */
  availability: SlotAvailability | null;
  /** End of the hold on the slot, the customer's own if they hold it. */
  heldUntil: Date | null;
  /** Whether the customer waited for the slot, which is offered to them. */
  isOffered: boolean;
  /** Reason why the slot is not available; null while it is. */
  loss: BookingRefusal | null;
  /** The customer's own unfinished payment that holds the slot for them; undefined: none does. */
  ownHold: Transaction | undefined;
  /** The customer's own unfinished payment of another slot that holds the minutes of this one; undefined: none does. */
  inTheWay: Transaction | undefined;
  processing: boolean;
}

/** The button that leads to the payment, with the slot's availability. */
export function ConfirmBooking({
  price,
  availability,
  heldUntil,
  isOffered,
  loss,
  ownHold,
  inTheWay,
  processing,
  ...wanted
}: ConfirmBookingProps) {
  const { cancellationHours, holdMinutes } = useSettings();
  return (
    <Stack sx={{ gap: 2 }}>
      {loss !== null && (
        <LostTime text={loss.text}>
          {inTheWay && <GiveUp payment={inTheWay} />}
          <WayOn code={loss.code} {...wanted} />
        </LostTime>
      )}
      {availability === 'yours' && !processing && heldUntil && (
        // Not a live region, because it would be announced every second.
        <Alert severity="info" role="note">
          {isOffered ? (
            <KeptUntil until={heldUntil} />
          ) : (
            <>
              This slot is still held for you for <CountdownText until={heldUntil} />.
              {ownHold && <GiveUp payment={ownHold} />}
            </>
          )}
        </Alert>
      )}
      <ConfirmButton
        disabled={availability === null || !mayTake(availability)}
        processing={processing}
        price={price}
      />
      <Stack sx={{ gap: 1, textAlign: 'center' }}>
        <LegalNote doing="booking" />
        <CancellationNote
          booking={newBookingFacts(price, wanted.slot.startsAt, cancellationHours)}
        />
      </Stack>
      <Stack
        direction="row"
        sx={{ gap: 1, justifyContent: 'center', color: 'text.secondary', textAlign: 'center' }}
      >
        {price > 0 && <LockRounded aria-hidden fontSize="small" />}
        <Typography variant="body2">
          {price === 0
            ? 'This service is free of charge: the slot is yours at once.'
            : `You pay by card on the next page. We keep the slot for you for ${holdMinutes} minutes.`}
        </Typography>
      </Stack>
    </Stack>
  );
}
