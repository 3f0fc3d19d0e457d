import type { Booking } from '@carwash/domain/bookings/booking';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { type EditMoney, editMoneyRefusals } from '@carwash/domain/payments/money-of-edit';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import type { Quote } from '@carwash/domain/services/quote';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { formatPrice } from '~/ui/format/format-price';
import { FormField } from '~/ui/forms/form-field';

interface EditPriceProps {
  booking: Booking;
  payment: Transaction;
  quote: Quote;
  money: EditMoney;
}

/** The new price of a changed booking, and what becomes of the difference. */
export function EditPrice({ booking, payment, quote, money }: EditPriceProps) {
  return (
    <>
      <PriceLines lines={quote.lines} />
      <Typography role="status">
        <strong>{formatPrice(quote.amount)}</strong>
        {quote.amount === booking.amount
          ? ', as before'
          : `, until now ${formatPrice(booking.amount)}`}
      </Typography>
      <Difference money={money} payment={payment} />
    </>
  );
}

function Difference({ money, payment }: Pick<EditPriceProps, 'money' | 'payment'>) {
  switch (money.kind) {
    case 'same':
      return null;
    case 'repriced':
      return <Typography variant="body2">It is to be paid at the desk.</Typography>;
    case 'goes_back': {
      const sum = formatPrice(fromMinorUnits(money.minor));
      return needsReference(payment.paymentMethod) ? (
        <>
          <Alert severity="info">Send {sum} back first: this notes that it was done.</Alert>
          <FormField
            name="reference"
            label="Reference"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        </>
      ) : (
        <Alert severity="info">
          {payment.paymentMethod === 'cash'
            ? `Hand ${sum} out now.`
            : `Give ${sum} back at the card terminal now.`}
        </Alert>
      );
    }
    default:
      return <Alert severity="warning">{editMoneyRefusals[money.kind]}</Alert>;
  }
}
