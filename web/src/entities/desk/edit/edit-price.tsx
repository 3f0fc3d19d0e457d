import type { Booking } from '@carwash/domain/bookings/booking';
import { type EditMoney, editMoneyRefusals } from '@carwash/domain/bookings/money-of-edit';
import { toMinorUnits } from '@carwash/domain/money/money';
import type { PaymentPart } from '@carwash/domain/payments/booking-payments';
import { additionMethods, type Transaction } from '@carwash/domain/payments/transaction';
import { needsReference } from '@carwash/domain/payments/transaction-status-policy';
import type { Quote } from '@carwash/domain/services/quote';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { DeskPaymentFields } from '~/entities/desk/desk-payment-fields';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { formatMinor, formatPrice } from '~/ui/format/format-price';
import { FormField } from '~/ui/forms/form-field';

interface EditPriceProps {
  booking: Booking;
  quote: Quote;
  money: EditMoney<Transaction>;
}

/** Compares the new price with the one until now: ', until now $30.00: $10.00 more' */
function comparison(before: number, after: number): string {
  if (after === before) return ', as before';
  const difference = formatMinor(Math.abs(toMinorUnits(after) - toMinorUnits(before)));
  return `, until now ${formatPrice(before)}: ${difference} ${after > before ? 'more' : 'less'}`;
}

/** The new price of a changed booking, and what becomes of the difference. */
export function EditPrice({ booking, quote, money }: EditPriceProps) {
  return (
    <>
      <PriceLines lines={quote.lines} />
      <Typography role="status">
        <strong>{formatPrice(quote.amount)}</strong>
        {comparison(booking.amount, quote.amount)}
      </Typography>
      <Difference money={money} />
    </>
  );
}

/** Tells what to do with a part of a payment that goes back. */
function partText({ payment, minor }: PaymentPart<Transaction>): string {
  const sum = formatMinor(minor);
  if (payment.status === 'unpaid') return `${sum} less is still to be paid.`;
  if (needsReference(payment.paymentMethod)) {
    return `Send ${sum} back first: this notes that it was done.`;
  }
  return payment.paymentMethod === 'cash'
    ? `Hand ${sum} out now.`
    : `Give ${sum} back at the card terminal now.`;
}

function Difference({ money }: Pick<EditPriceProps, 'money'>) {
  switch (money.kind) {
    case 'same':
      return null;
    case 'repriced':
      return <Typography variant="body2">It is to be paid at the desk.</Typography>;
    case 'to_collect':
      return <DeskPaymentFields label="The difference is paid" methods={additionMethods} />;
    case 'goes_back':
      return (
        <>
          <Alert severity="info">{money.parts.map(partText).join(' ')}</Alert>
          {money.parts.some(({ payment }) => needsReference(payment.paymentMethod)) && (
            <FormField
              name="reference"
              label="Reference"
              autoComplete="off"
              slotProps={{ htmlInput: { maxLength: 100 } }}
            />
          )}
        </>
      );
    default:
      return <Alert severity="warning">{editMoneyRefusals[money.kind]}</Alert>;
  }
}
