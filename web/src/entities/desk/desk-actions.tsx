import { describeUnavailable } from '@carwash/domain/bookings/slot-availability';
import type { Quote } from '@carwash/domain/services/quote';
import { type HoursFault, hoursFault } from '@carwash/domain/slots/hours-fault';
import type { Slot } from '@carwash/domain/slots/slot';
import { isTooShort } from '@carwash/domain/slots/slot-state';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useFormikContext } from 'formik';
import { ClosedDayQuestion } from '~/entities/slots/closed-day-question';
import { useStartDays } from '~/entities/slots/use-start-days';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { formatClock } from '~/lib/clock/format-times';
import { useSettings } from '~/lib/settings/settings';
import { TickQuestion } from '~/ui/forms/tick-question';
import { bookedStartOf, type DeskFormValues } from './desk-draft';
import type { DeskTime } from './now-slot';
import { PaymentButtons } from './payment-buttons';
import type { Refusal } from './use-book-at-desk';

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

const describeFault = (fault: HoursFault, { endsAt }: Pick<Slot, 'endsAt'>): string =>
  fault.kind === 'outside'
    ? 'This time is outside the opening hours.'
    : `This ends at ${formatClock(endsAt)}, and we close at ${formatClock(fault.closesAt)}.`;

interface DeskActionsProps {
  quote: Quote;
  /** The time to sell; undefined: there is none. */
  chosen: DeskTime | undefined;
  /** Why there is no time to sell. */
  noTime: string;
  running: boolean;
  /** Refusal of the last attempt. */
  refusal: Refusal | null;
  onCancel: () => void;
}

/** What is to be said or asked before a sale, the price, and the buttons that sell. */
export function DeskActions({
  quote,
  chosen,
  noTime,
  running,
  refusal,
  onCancel,
}: DeskActionsProps) {
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
  const missing = chosen || mayBeOurs ? null : noTime;
  const problem = isAsked ? null : (loss ?? ownRefusal?.text ?? missing);
  const startDays = useStartDays();
  const settings = useSettings();
  const closedDay = chosen ? startDays.closedDayOf(chosen.slot) : null;
  const fault = chosen && hoursFault(chosen.slot, settings, businessTimeZone);
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
      {fault && closedDay === null && (
        <Alert severity="warning">{describeFault(fault, chosen.slot)}</Alert>
      )}
      <PaymentButtons
        quote={quote}
        running={running}
        disabled={
          loss !== null || !chosen || asksAboutDay || asksAboutStart || asksAboutWaitlist || isSold
        }
        onCancel={onCancel}
      />
    </Stack>
  );
}
