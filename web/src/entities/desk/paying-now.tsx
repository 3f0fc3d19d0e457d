import { unpaidHolds } from '@carwash/domain/payments/customer-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useField } from 'formik';
import { Link as RouterLink } from 'react-router-dom';
import { useLatestPayments } from '~/entities/payments/queries';
import { paths } from '~/lib/address/paths';
import { formatClock } from '~/lib/clock/format-times';
import { formatNearDay } from '~/ui/format/format-near-day';
import type { DeskTime } from './now-slot';

/**
 * Returns the payments with which a customer holds a start; none while they are loading.
 * @param customerId uid of the account; empty for none
 */
export function usePaying(customerId: string): readonly Transaction[] {
  const payments = useLatestPayments(customerId === '' ? null : customerId);
  return payments.state === 'ready' ? unpaidHolds(payments.data, new Date()) : [];
}

interface PayingNowProps {
  paying: readonly Transaction[];
  /** The times of the form. */
  times: readonly DeskTime[];
}

/** Says which starts the customer is paying for online, and offers to sell them here. */
export function PayingNow({ paying, times }: PayingNowProps) {
  const [{ value: chosen }, , { setValue }] = useField<string>('slotId');
  return paying.map(({ _id, service, slot }) => (
    <Alert key={_id} severity="info">
      <div>
        {`They are paying online for ${service.name}, ${formatNearDay(slot.date)} ${formatClock(slot.startsAt)}. If you sell it here, that payment ends.`}
      </div>
      {slot._id !== chosen && (
        <SellHere
          isOfForm={times.some((time) => time.slot._id === slot._id)}
          slot={slot}
          onChoose={() => void setValue(slot._id)}
        />
      )}
    </Alert>
  ));
}

interface SellHereProps {
  /** Whether the start can be chosen in this form. */
  isOfForm: boolean;
  slot: Transaction['slot'];
  onChoose: () => void;
}

const buttonSx = { mt: 0.5, ml: -2.5, minHeight: 44 } as const;

/** Chooses the start, or opens the form of its service and day. */
const SellHere = ({ isOfForm, slot, onChoose }: SellHereProps) =>
  isOfForm ? (
    <Button color="inherit" onClick={onChoose} sx={buttonSx}>
      Choose it
    </Button>
  ) : (
    <Button
      color="inherit"
      component={RouterLink}
      to={paths.sellStart(slot.date, slot._id)}
      sx={buttonSx}
    >
      Go there
    </Button>
  );
