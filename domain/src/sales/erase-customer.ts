import { bookingName } from '../bookings/booking-name.ts';
import { isEditable } from '../bookings/edit-policy.ts';
import { erasedCustomer, isErased, isErasedVisit } from '../bookings/erased-customer.ts';
import { searchTermsOfBooking } from '../bookings/new-booking.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { searchTermsOfPurchase } from '../payments/purchase-search.ts';
import type { Transaction, TransactionStatus } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { Visit } from '../payments/visit.ts';
import { erasedVehicle } from '../vehicles/erased-vehicle.ts';
import type { Sale } from './sale.ts';
import { bookingNotFound, conflict, type SaleDecision } from './sale-change.ts';

const openMoney: Partial<Record<TransactionStatus, string>> = {
  pending: 'is being paid',
  unpaid: 'is not paid',
  refund_due: 'has a refund that is due',
};

export interface ErasureFacts {
  now: Date;
  timeZone: string;
}

/** Returns why a sale still needs its customer, which names the booking; null if it does not. */
function needForCustomer(
  { booking, payments }: Sale,
  { now, timeZone }: ErasureFacts,
): Refusal | null {
  if (!booking) return bookingNotFound;
  const named = `${bookingName(booking, timeZone)} (${booking.code})`;
  if (booking.status === 'pending' || isEditable(booking, now)) {
    return conflict(`${named} is not over. Cancel it first, or wait.`);
  }
  const open = payments.map(({ status }) => openMoney[status]).find((text) => text !== undefined);
  return open === undefined ? null : conflict(`${named} ${open}. Settle that first.`);
}

/** Returns why the desk cannot erase the customer of a sale yet, which names the booking; null if it can. */
export function refusalOfErasure(sale: Sale, facts: ErasureFacts): Refusal | null {
  const { booking } = sale;
  if (booking && booking.customer.uid !== null) {
    return conflict(
      `${bookingName(booking, facts.timeZone)} (${booking.code}) belongs to an account.`,
    );
  }
  return needForCustomer(sale, facts);
}

const nothing = { address: '', note: '' } satisfies Visit;

function erasedPayment(payment: Transaction): TransactionChange {
  const searchTerms = searchTermsOfPurchase({ ...payment, customer: erasedCustomer });
  return { customer: erasedCustomer, ...nothing, searchTerms };
}

/**
 * Takes name, contact details, address and note of a customer without an account out of a past sale. Vehicle, service and
 * money stay, and so do its receipts. The caller audits the customer, and not each of their bookings.
 */
export function eraseCustomer(sale: Sale, facts: ErasureFacts): SaleDecision {
  const { booking, payments } = sale;
  if (!booking) return bookingNotFound;
  if (isErased(booking.customer)) return 'unchanged';
  const refused = refusalOfErasure(sale, facts);
  if (refused) return refused;
  return {
    booking: {
      customer: erasedCustomer,
      ...nothing,
      searchTerms: searchTermsOfBooking({ ...booking, customer: erasedCustomer }),
    },
    payments: Object.fromEntries(payments.map((payment) => [payment._id, erasedPayment(payment)])),
    events: [],
    audit: [],
  };
}

/**
 * Takes customer, vehicle details, address and note out of a visit that was kept for long enough, and address and note out of its payments.
 * The payments of an account keep their customer for a retention time of their own. Those of a walk-in do not: without the
 * visit, `eraseCustomer` could not find them any more. A sale that still needs its customer is left unchanged.
 */
export function eraseVisit(sale: Sale, facts: ErasureFacts): SaleDecision {
  const { booking, payments } = sale;
  if (!booking) return bookingNotFound;
  if (isErasedVisit(booking) || needForCustomer(sale, facts)) return 'unchanged';
  const erased = {
    customer: erasedCustomer,
    vehicle: erasedVehicle(booking.vehicle),
    ...nothing,
  };
  return {
    booking: { ...erased, searchTerms: searchTermsOfBooking({ ...booking, ...erased }) },
    payments: Object.fromEntries(
      payments.map((payment) => [
        payment._id,
        booking.customer.uid === null ? erasedPayment(payment) : nothing,
      ]),
    ),
    events: [],
    audit: [],
  };
}

/** Returns a payment without customer and vehicle details, once it was kept for long enough; null while money is open. */
export function erasePayment(payment: Transaction): TransactionChange | null {
  if (openMoney[payment.status]) return null;
  const erased = { customer: erasedCustomer, vehicle: erasedVehicle(payment.vehicle), ...nothing };
  return { ...erased, searchTerms: searchTermsOfPurchase({ ...payment, ...erased }) };
}
