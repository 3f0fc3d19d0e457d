import { describeUnavailable } from '@carwash/domain/bookings/slot-availability';
import { toMinorUnits } from '@carwash/domain/money/money';
import { type DeskMethod, paymentMethodLabels } from '@carwash/domain/payments/transaction';
import type { Quote } from '@carwash/domain/services/quote';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import PaymentsRounded from '@mui/icons-material/PaymentsRounded';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { useStartDays } from '~/entities/slots/use-start-days';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { TickQuestion } from '~/ui/forms/tick-question';
import { bookedStartOf, type DeskFormValues } from './desk-draft';
import { moneyOf } from './desk-money';
import type { DeskTime } from './now-slot';
import type { Refusal } from './use-book-at-desk';

const paidTexts: Record<DeskMethod, string> = {
  cash: 'Paid in cash',
  terminal: 'Paid at the card terminal',
  later: 'To pay later',
  free: 'Free of charge',
};

/** Tells how a sale is paid: 'Paid in cash', 'Paid in cash: $15.00, card terminal: $25.00' */
function describePaid(values: DeskFormValues, quote: Quote): string {
  const money = moneyOf(values, quote);
  const paid = paidTexts[money?.method ?? values.paymentMethod];
  if (!money?.split) return paid;
  const { partMinor, restMethod } = money.split;
  const restMinor = toMinorUnits(money.quote.amount) - partMinor;
  const rest = paymentMethodLabels[restMethod].toLowerCase();
  return `${paid}: ${formatMinor(partMinor)}, ${rest}: ${formatMinor(restMinor)}`;
}

interface SaleQuestionProps {
  text: string;
  label: string;
  /** Why the time cannot be sold; null if it can. */
  loss: string | null;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Says why the desk may not want this sale, and asks for a tick before it sells. */
const SaleQuestion = ({ text, loss, ...question }: SaleQuestionProps) =>
  loss === null ? (
    <TickQuestion {...question}>{text}</TickQuestion>
  ) : (
    <Alert severity="warning">
      {text} {loss}
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
  const { customerId } = values;
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
  const isKept = ownRefusal?.isKept === true && ownRefusal.slotId === chosen?.slot._id;
  const isAsked = hasBooked || isKept;
  const problem = isAsked ? null : (loss ?? ownRefusal?.text ?? null);
  const startDays = useStartDays();
  const closedDay = chosen ? startDays.closedDayOf(chosen.slot) : null;
  const asksAboutDay = closedDay !== null && values.closedDay !== closedDay;
  const asksAboutStart = hasBooked && values.bookedStart !== bookedStart;
  const asksAboutWaitlist = isKept && values.keptSlot !== chosen.slot._id;
  return (
    <Stack sx={{ gap: 1.5, p: 3, pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
      {problem !== null && <Alert severity="warning">{problem}</Alert>}
      {closedDay !== null && (
        <ClosedDayQuestion
          days={[closedDay]}
          label="Sell on this day all the same"
          agreed={!asksAboutDay}
          onAgree={(agreed) => void setFieldValue('closedDay', agreed ? closedDay : '')}
        />
      )}
      {hasBooked && (
        <SaleQuestion
          text="This customer has booked this time already."
          label="Sell it once more all the same"
          loss={loss}
          agreed={!asksAboutStart}
          onAgree={(agreed) => void setFieldValue('bookedStart', agreed ? bookedStart : '')}
        />
      )}
      {isKept && (
        <SaleQuestion
          text={ownRefusal.text}
          label="Sell them anyway"
          loss={loss}
          agreed={!asksAboutWaitlist}
          onAgree={(agreed) => void setFieldValue('keptSlot', agreed ? chosen.slot._id : '')}
        />
      )}
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <PaymentsRounded aria-hidden sx={{ color: 'primary.main' }} />
        <Typography sx={{ fontWeight: 650 }}>{describePaid(values, quote)}</Typography>
        <Typography sx={{ ml: 'auto', fontSize: '1.25rem', fontWeight: 750 }}>
          {formatPrice((moneyOf(values, quote)?.quote ?? quote).amount)}
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
          disabled={
            loss !== null ||
            !chosen ||
            asksAboutDay ||
            asksAboutStart ||
            asksAboutWaitlist ||
            isSold
          }
        >
          Sell
        </Button>
      </DialogActions>
    </Stack>
  );
}
