import { describeUnavailable } from '@carwash/domain/bookings/slot-availability';
import type { DeskMethod } from '@carwash/domain/payments/transaction';
import type { Quote } from '@carwash/domain/services/quote';
import { isClosedDay } from '@carwash/domain/slots/booking-window';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { useSettings } from '~/lib/settings/settings';
import { formatPrice } from '~/ui/format/format-price';
import { bookedStartOf, type DeskFormValues } from './desk-draft';
import type { DeskTime } from './now-slot';
import type { Refusal } from './use-book-at-desk';

const paidTexts: Record<DeskMethod, string> = {
  cash: 'Paid in cash',
  terminal: 'Paid at the card terminal',
  later: 'To pay later',
  free: 'Free of charge',
};

interface BookedQuestionProps {
  /** Why the time cannot be sold once more; null if it can. */
  loss: string | null;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Says that the customer has booked the time already, and asks the desk for a tick before it sells it once more. */
const BookedQuestion = ({ loss, agreed, onAgree }: BookedQuestionProps) => (
  <Alert severity="warning">
    This customer has booked this time already. {loss}
    {loss === null && (
      <FormControlLabel
        control={<Checkbox checked={agreed} onChange={(_event, checked) => onAgree(checked)} />}
        label="Sell it once more all the same"
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ display: 'flex' }}
      />
    )}
  </Alert>
);

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
  const { values, setFieldValue } = useFormikContext<DeskFormValues>();
  const { customerId, paymentMethod: method } = values;
  const isFree = quote.amount === 0 || method === 'free';
  const isSold = refusal?.sold === 'yes';
  const isForAnother = refusal?.bookedBy !== undefined && refusal.bookedBy !== customerId;
  const isOfChosen = refusal?.slotId === chosen?.slot._id && !isForAnother;
  const ownRefusal = isSold || isOfChosen ? refusal : null;
  // This form itself may have booked the slot: in the running call, or in one that got no answer.
  const mayBeOurs = running || (ownRefusal !== null && ownRefusal.sold !== 'no');
  const loss =
    mayBeOurs || !chosen
      ? null
      : describeUnavailable(chosen.slot, isTooShort(chosen.slot) ? 'short' : chosen.state);
  const hasBooked = ownRefusal?.bookedBy !== undefined;
  const bookedStart = bookedStartOf(values, chosen?.slot._id ?? '');
  const problem = hasBooked ? null : (loss ?? ownRefusal?.text ?? null);
  const date = chosen?.slot.date ?? '';
  const isClosed = isClosedDay(date, useSettings());
  const asksAboutDay = isClosed && values.closedDay !== date;
  const asksAboutStart = hasBooked && values.bookedStart !== bookedStart;
  return (
    <Stack sx={{ gap: 1.5, p: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      {isClosed && (
        <ClosedDayQuestion
          days={[date]}
          label="Sell on this day all the same"
          agreed={!asksAboutDay}
          onAgree={(agreed) => void setFieldValue('closedDay', agreed ? date : '')}
        />
      )}
      {hasBooked && (
        <BookedQuestion
          loss={loss}
          agreed={!asksAboutStart}
          onAgree={(agreed) => void setFieldValue('bookedStart', agreed ? bookedStart : '')}
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
          disabled={loss !== null || !chosen || asksAboutDay || asksAboutStart || isSold}
        >
          Sell
        </Button>
      </DialogActions>
    </Stack>
  );
}
