import { describeUnavailable } from '@carwash/domain/bookings/slot-availability';
import type { DeskMethod } from '@carwash/domain/payments/transaction';
import type { Quote } from '@carwash/domain/services/quote';
import { isClosedDay } from '@carwash/domain/slots/booking-window';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';
import type { DeskTime } from './now-slot';
import type { Refusal } from './use-book-at-desk';

const paidTexts: Record<DeskMethod, string> = {
  cash: 'Paid in cash',
  terminal: 'Paid at the card terminal',
  later: 'To pay later',
  free: 'Free of charge',
};

interface DeskActionsProps {
  quote: Quote;
  /** The time to sell; undefined: there is none. */
  chosen: DeskTime | undefined;
  running: boolean;
  /** Refusal of the last attempt. */
  refusal: Refusal | null;
  onCancel: () => void;
}

/** The price, the refusal of the last attempt, and the two buttons. */
export function DeskActions({ quote, chosen, running, refusal, onCancel }: DeskActionsProps) {
  const [{ value: method }] = useField<DeskMethod>('paymentMethod');
  const isFree = quote.amount === 0 || method === 'free';
  const isSold = refusal?.sold === 'yes';
  const ownRefusal = isSold || refusal?.slotId === chosen?.slot._id ? refusal : null;
  // This form itself may have booked the slot: in the running call, or in one that got no answer.
  const mayBeOurs = running || (ownRefusal !== null && ownRefusal.sold !== 'no');
  const loss =
    mayBeOurs || !chosen
      ? null
      : describeUnavailable(chosen.slot, isTooShort(chosen.slot) ? 'short' : chosen.state);
  const problem = loss ?? ownRefusal?.text ?? null;
  const date = chosen?.slot.date ?? '';
  const isClosed = isClosedDay(date, useSettings());
  const [{ value: closedDay }, , { setValue: agreeTo }] = useField<string>('closedDay');
  const asksFirst = isClosed && closedDay !== date;
  return (
    <Stack sx={{ gap: 1.5, p: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      {isClosed && (
        <ClosedDayQuestion
          days={[date]}
          label="Sell on this day all the same"
          agreed={!asksFirst}
          onAgree={(agreed) => void agreeTo(agreed ? date : '')}
        />
      )}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <PaymentsRounded aria-hidden sx={{ color: 'primary.main' }} />
        <Typography sx={{ fontWeight: 650 }}>{paidTexts[isFree ? 'free' : method]}</Typography>
        <Typography sx={{ ml: 'auto', fontSize: '1.25rem', fontWeight: 750 }}>
          {formatPrice(isFree ? 0 : quote.amount)}
        </Typography>
      </Stack>
      <DialogActions disableSpacing sx={{ p: 0, gap: 1 }}>
        <Button disabled={running} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          variant="contained"
          loading={running}
          disabled={loss !== null || !chosen || asksFirst || isSold}
        >
          Sell
        </Button>
      </DialogActions>
    </Stack>
  );
}
