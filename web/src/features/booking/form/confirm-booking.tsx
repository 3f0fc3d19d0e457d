import { mayTake, type SlotAvailability } from '@carwash/domain/bookings/slot-availability';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import type { Slot } from '@carwash/domain/slots/slot';
import LockRounded from '@mui/icons-material/LockRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Link as RouterLink } from 'react-router-dom';
import { CancellationNote } from '~/entities/bookings/cancellation-note';
import { newBookingFacts } from '~/entities/bookings/describe-cancellation';
import { type UrlChoice, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { serviceDayPath } from '~/lib/address/service-day-path';
import { useSettings } from '~/lib/settings/settings';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { formatPrice } from '~/ui/format/format-price';
import type { BookingRefusal } from './use-book-slot';

const processingText = 'Processing...';

const confirmText = (price: number) =>
  price === 0 ? 'Confirm Booking' : `Pay ${formatPrice(price)}`;

interface ConfirmButtonProps {
  /** Whether the slot is unavailable. */
  disabled: boolean;
  processing: boolean;
  /** In major units. */
  price: number;
}

/** Submits the form. `aria-disabled` while processing, so that the button keeps the focus. */
function ConfirmButton({ disabled, processing, price }: ConfirmButtonProps) {
  return (
    <>
      <Button
        type="submit"
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
        {processing ? processingText : confirmText(price)}
      </Button>
      <Box role="status" sx={visuallyHidden}>
        {processing && processingText}
      </Box>
    </>
  );
}

interface WayOnProps extends Pick<BookingRefusal, 'code'> {
  slot: Slot;
  choice: UrlChoice;
}

/**
 * Links to other slots when this one is lost. Renders nothing when the slot can still be booked on changed
 * terms.
 */
function WayOn({ code, slot, choice }: WayOnProps) {
  if (code === 'refund_changed' || code === 'price_changed') return null;
  const ways: Partial<Record<ErrorCode, readonly [path: string, text: string]>> = {
    too_many_holds: [paths.myTransactions, 'See your payments'],
    email_not_verified: [paths.profile, 'Confirm your email address'],
  };
  const otherTimes = withChoice(serviceDayPath(slot.serviceId, slot.date), choice);
  const [to, text] = ways[code] ?? [otherTimes, 'See other times'];
  return (
    <Link component={RouterLink} to={to} color="inherit">
      {text}
    </Link>
  );
}

interface ConfirmBookingProps {
  /** In major units; 0 when the service is free of charge. */
  price: number;
  slot: Slot;
  choice: UrlChoice;
  /** null while unknown. */
  availability: SlotAvailability | null;
  /** End of the hold on the slot, the customer's own if they hold it. */
  heldUntil: Date | null;
  /** Reason why the slot is not available; null while it is. */
  loss: BookingRefusal | null;
  processing: boolean;
}

/** The button that leads to the payment, with the slot's availability. */
export function ConfirmBooking({
  price,
  slot,
  choice,
  availability,
  heldUntil,
  loss,
  processing,
}: ConfirmBookingProps) {
  const { cancellationHours, holdMinutes } = useSettings();
  return (
    <Stack sx={{ gap: 2 }}>
      {loss !== null && (
        <Alert severity="warning">
          {loss.text} <WayOn code={loss.code} slot={slot} choice={choice} />
        </Alert>
      )}
      {availability === 'yours' && !processing && heldUntil && (
        // Not a live region, because it would be announced every second.
        <Alert severity="info" role="note">
          This slot is still held for you for <CountdownText until={heldUntil} />.
        </Alert>
      )}
      <ConfirmButton
        disabled={availability === null || !mayTake(availability)}
        processing={processing}
        price={price}
      />
      <Stack sx={{ gap: 1, textAlign: 'center' }}>
        <CancellationNote booking={newBookingFacts(price, slot.startsAt, cancellationHours)} />
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
