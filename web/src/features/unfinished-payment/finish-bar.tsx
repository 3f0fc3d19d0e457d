import type { Transaction } from '@carwash/domain/payments/transaction';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { continuePayment } from '~/entities/bookings/continue-payment';
import { useGiveUpSlot } from '~/entities/bookings/give-up-slot';
import { retryPurchase } from '~/entities/bookings/retry-purchase';
import { choiceOf, withChoice } from '~/entities/services/choice/url-choice';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { CountdownText } from '~/ui/countdown/countdown-text';
import { formatNearDay } from '~/ui/format/format-near-day';
import { formatPrice } from '~/ui/format/format-price';
import { BottomBar } from '~/ui/page/bottom-bar';

interface PaymentProps {
  payment: Transaction;
}

/** Service, time and price of the payment. */
const Facts = ({ payment: { service, slot, amount } }: PaymentProps) => (
  <Stack
    direction="row"
    sx={{ flexWrap: 'wrap', columnGap: 1, typography: 'body2', color: 'text.secondary' }}
  >
    <Typography component="span" variant="inherit" noWrap sx={{ maxWidth: '100%' }}>
      {service.name}
    </Typography>
    <span>
      <time dateTime={`${slot.date}T${slot.startTime}`}>
        {formatNearDay(slot.date)}, {withPlace(formatClock(slot.startsAt))}
      </time>
      , {formatPrice(amount)}
    </span>
  </Stack>
);

/**
 * Reminds of an unfinished payment: its state, the remaining time of its hold, and buttons to continue or to
 * give up.
 */
export function FinishBar({ payment }: PaymentProps) {
  const { status, service, slot, expiresAt } = payment;
  const goingOn = useInFlightGuard();
  const givingUp = useGiveUpSlot();
  const busy = goingOn.running || givingUp.running;
  return (
    <BottomBar label="Unfinished payment">
      <Stack
        sx={{
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { sm: 'center' },
          gap: { xs: 1.25, sm: 3 },
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700 }}>
            Finish your booking, <CountdownText until={expiresAt} /> left
          </Typography>
          {status === 'failed' && (
            <Typography variant="body2">Card declined. You were not charged.</Typography>
          )}
          <Facts payment={payment} />
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, gap: 1 }}>
          <Button
            color="inherit"
            // `aria-disabled` rather than `disabled`, so that the button keeps the focus.
            aria-disabled={busy || undefined}
            aria-label={`Give up: ${service.name}`}
            onClick={() => busy || givingUp.giveUp(payment)}
          >
            Give up
          </Button>
          {status === 'failed' ? (
            <Button
              component={RouterLink}
              to={withChoice(paths.booking(service._id, slot._id), choiceOf(payment))}
              onClick={() => retryPurchase(payment)}
              variant="contained"
              aria-label={`Try again: ${service.name}`}
              sx={wayOn}
            >
              Try again
            </Button>
          ) : (
            <Button
              variant="contained"
              loading={goingOn.running}
              aria-label={`Continue paying: ${service.name}`}
              onClick={() => busy || goingOn.run(() => continuePayment(payment))}
              sx={wayOn}
            >
              Continue paying
            </Button>
          )}
        </Stack>
      </Stack>
      {givingUp.dialog}
    </BottomBar>
  );
}

const wayOn = { flexGrow: 1, whiteSpace: 'nowrap' } as const;
