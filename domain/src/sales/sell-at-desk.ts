import type { Booking } from '../bookings/booking.ts';
import { isFreeAtDesk, refusalOfDeskSale } from '../bookings/desk-sale-policy.ts';
import type { DeskBooking } from '../bookings/endpoints.ts';
import { newBooking } from '../bookings/new-booking.ts';
import type { VisitStage } from '../bookings/visit-stage.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { vatPercentOf } from '../money/vat.ts';
import { idsWithout } from '../payments/customer-payments.ts';
import {
  type PaymentMethod,
  paymentMethodLabels,
  type Transaction,
} from '../payments/transaction.ts';
import type { Quote } from '../services/quote.ts';
import type { Service } from '../services/service.ts';
import { isAtCustomer } from '../services/service-location.ts';
import type { Seller } from '../settings/private-settings.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import type { Slot } from '../slots/slot.ts';
import { withKeptMinutes } from '../slots/slots-of-day.ts';
import { leaveBay, takeBay } from '../slots/take-bay.ts';
import type { Customer } from '../users/user.ts';
import { storedVehicle } from '../vehicles/vehicle.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { endWait } from './end-wait.ts';
import { replaced } from './fail.ts';
import {
  eventsOfMoney,
  methodOf,
  moneyOfDeskSale,
  paymentsOfDeskSale,
} from './money-of-desk-sale.ts';
import { type Act, paymentOf, type Sale } from './sale.ts';
import { conflict, isRefusal, type SaleDecision } from './sale-change.ts';

export interface DeskSaleFacts {
  body: DeskBooking;
  customer: Customer;
  service: Service;
  quote: Quote;
  /** The wanted minutes; only in the named bay if one is named. Those that the customer holds count as free. */
  slot: Slot;
  settings: PublicSettings;
  seller: Seller;
  currency: string;
  timeZone: string;
  /** The customer's pending payments, and the declined ones that keep their hold. */
  open: readonly Transaction[];
  /** The names of the others for whom its minutes are kept, the first in line first. */
  keptFor: readonly string[];
  /** Whether the customer has already booked this start. */
  hasBooked: boolean;
  /** The customer's entry on the waitlist for this service and day, while it is open; null without one. */
  entry: WaitlistEntry | null;
  /** The ids of the new payment. */
  ids: Pick<Transaction, '_id' | 'claimId'>;
  /** Those of a second one, where the sale is paid in two ways. */
  restIds: Pick<Transaction, '_id' | 'claimId'>;
  /** The code of the new booking. */
  code: string;
}

/** Returns how a sale was paid when it was made; `later` also for one that was paid afterwards. */
const methodOfSale = ({ paymentMethod, paidAt, createdAt }: Transaction): PaymentMethod =>
  paidAt?.getTime() === createdAt.getTime() ? paymentMethod : 'later';

/** Returns the stage of a visit that is sold. The car of a sale from now on is here, unless the work is at the customer's. */
const firstStageOf = ({ serviceId }: DeskBooking, service: Service): VisitStage =>
  serviceId === undefined || isAtCustomer(service) ? 'expected' : 'arrived';

const cancelledSince: Refusal = {
  code: 'sale_cancelled',
  message: 'This was sold already, and cancelled since. Confirm again to sell it anew.',
};

/** Answers a repeated call. A sale that was undone since, or paid in another way, must not look sold. */
function soldAlready(
  sale: Sale & { booking: Booking },
  { body, quote }: DeskSaleFacts,
): SaleDecision {
  if (sale.booking.status === 'cancelled') return cancelledSince;
  const earlier = methodOfSale(paymentOf(sale, sale.booking._id));
  if (earlier === methodOf(body, quote)) return 'unchanged';
  const how = paymentMethodLabels[earlier].toLowerCase();
  return conflict(
    `This was sold already, paid: ${how}. Look at the booking before you sell it again.`,
  );
}

/**
 * Sells minutes at the desk, paid at once or to be paid later. A customer who is paying for them does not pay twice: that
 * payment ends, and its hold is over.
 * @param sale without a booking, unless the call was repeated; the open payment of its customer for this start, if there is
 * one; the days that the minutes, and its hold, reach into
 */
export function sellAtDesk(sale: Sale, facts: DeskSaleFacts, { by, now }: Act): SaleDecision {
  const {
    booking: sold,
    payments: [earlier],
  } = sale;
  if (sold) return soldAlready({ ...sale, booking: sold }, facts);
  const { body, customer, service, settings, seller, currency, open, entry, ids, restIds, code } =
    facts;
  const refusal = refusalOfDeskSale({ ...facts, wanted: body }, now);
  if (refusal) return refusal;
  const slot = isFreeAtDesk(body, facts.slot, now) ? facts.slot : withKeptMinutes(facts.slot);
  const money = moneyOfDeskSale(body, facts.quote, currency);
  if (isRefusal(money)) return money;
  const vehicle = storedVehicle(body, settings.vehicleTypes);
  const vatPercent = vatPercentOf(service, settings);
  const purchase = { customer, service, slot, vehicle, visit: body, seller, vatPercent };
  const { cancellationHours } = settings;
  const terms = { ids, restIds, code, currency, cancellationHours };
  const payments = paymentsOfDeskSale(money, purchase, terms, now);
  const { payment, rest } = payments;
  const booking = {
    ...newBooking({ ...payment, ...money.quote }, { code, createdAt: now }),
    stage: firstStageOf(body, service),
    ...(rest && { additions: [rest._id] }),
  };
  const isGift = body.paymentMethod === 'free' && facts.quote.amount > 0;
  const claim = { claimId: ids.claimId, heldUntil: null };
  // The bay of the hold need not stay, because the desk may have chosen another one.
  const left = earlier ? [leaveBay(earlier.claimId)] : [];
  return {
    ...endWait(entry, [...left, ...takeBay({ slot, days: sale.days }, claim, now)]),
    takes: [slot],
    payments: {},
    ...(earlier && replaced(earlier, now)),
    newPayment: payment,
    ...(rest && { newRest: rest }),
    newBooking: booking,
    customer: {
      openPayments: idsWithout(open, earlier),
      ...(payment.paidAt && payment.amount > 0 && { hasPaid: true }),
    },
    events: [{ kind: 'booked', by }, ...eventsOfMoney(body, payments, by)],
    audit: [
      {
        kind: 'booking',
        action: 'booked at the desk',
        subject: auditSubjectOf(booking),
        before: null,
        after: {
          registrationPlate: payment.vehicle.registrationPlate,
          amount: booking.amount,
          currency,
          paymentMethod: payment.paymentMethod,
          freeReason: isGift ? body.freeReason : undefined,
          ...(body.discount && { discount: body.discount, reason: body.discountReason }),
          ...(rest && { partAmount: payment.amount, restMethod: rest.paymentMethod }),
        },
      },
    ],
  };
}
