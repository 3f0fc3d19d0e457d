import type { Quote } from '../services/quote.ts';
import { soldServiceSchema } from '../services/service.ts';
import { type Seller, sellerSchema } from '../settings/private-settings.ts';
import { type BookedSlot, bookedSlotSchema } from '../slots/slot.ts';
import type { Customer } from '../users/user.ts';
import { type Vehicle, vehicleSchema } from '../vehicles/vehicle.ts';
import { searchTermsOfPurchase } from './purchase-search.ts';
import { receivedInFull } from './received-money.ts';
import type { Transaction } from './transaction.ts';
import { enteredVisitSchema, type Visit } from './visit.ts';

/** The facts of a sale: customer, service and slot as they are now. */
export interface Purchase {
  customer: Customer;
  /** May have more fields. */
  service: Transaction['service'];
  /** The chosen parts of the service, and their price. */
  quote: Quote;
  /** May have more fields. */
  slot: BookedSlot;
  /** May have more fields. */
  vehicle: Vehicle;
  /** May have more fields. */
  visit: Visit;
  /** May have more fields. */
  seller: Seller;
  vatPercent: number;
}

/** The payment fields of the transaction, including randomly drawn ids. */
type Payment = Pick<
  Transaction,
  | '_id'
  | 'claimId'
  | 'currency'
  | 'status'
  | 'paymentMethod'
  | 'expiresAt'
  | 'nextCheckAt'
  | 'paidAt'
  | 'createdAt'
  | 'holdMinutes'
  | 'cancellationHours'
> &
  Partial<Pick<Transaction, 'acceptedTexts'>>;

const onlyKnown = { stripUnknown: true } as const;

/** Returns the transaction of a purchase, at the current price, before anything has happened to it. */
export function newTransaction(
  { customer, service, quote, slot, vehicle, visit, seller, vatPercent }: Purchase,
  payment: Payment,
): Transaction {
  const sold = {
    _id: payment._id,
    customer,
    service: soldServiceSchema.cast(service, onlyKnown),
    vehicle: vehicleSchema.cast(vehicle, onlyKnown),
    ...enteredVisitSchema.cast(visit, onlyKnown),
  };
  return {
    ...sold,
    lines: quote.lines,
    seller: sellerSchema.cast(seller, onlyKnown),
    vatPercent,
    ...payment,
    transactionId: payment._id,
    slot: bookedSlotSchema.cast(slot, onlyKnown),
    amount: quote.amount,
    received: payment.paidAt && receivedInFull(quote.amount, payment.currency),
    paymentUrl: null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: null,
    version: 1,
    searchTerms: searchTermsOfPurchase(sold),
  };
}
