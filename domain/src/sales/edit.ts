import type { Booking, EditedPart } from '../bookings/booking.ts';
import { type EditVerdict, isCustomerCorrectable, mayEdit } from '../bookings/edit-policy.ts';
import type { EditBooking } from '../bookings/endpoints.ts';
import { searchTermsOfBooking } from '../bookings/new-booking.ts';
import { enteredNameOf } from '../bookings/walk-in-name.ts';
import type { Refusal } from '../endpoint/errors.ts';
import { formatMoney } from '../money/money.ts';
import { additionFacts } from '../payments/booking-payments.ts';
import { searchTermsOfPurchase } from '../payments/purchase-search.ts';
import type { Transaction } from '../payments/transaction.ts';
import type { TransactionChange } from '../payments/transaction-change.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import { type Addition, type AdditionFacts, paymentOfAddition } from './addition.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { changeNote } from './change-note.ts';
import type { Edited } from './edited.ts';
import { moneyAfterEdit, noMoney } from './money-after-edit.ts';
import { type KeptMinutes, stayInBay } from './own-bay.ts';
import { rebill } from './rebill.ts';
import type { Act, Sale } from './sale.ts';
import {
  bookingCancelled,
  bookingNotFound,
  conflict,
  isRefusal,
  type NewEvent,
  type SaleChange,
  type SaleDecision,
} from './sale-change.ts';

const refusals: Record<Exclude<EditVerdict, 'possible'>, Refusal> = {
  cancelled: bookingCancelled,
  over: conflict('This visit is over, or its car is ready.'),
};

/** The reviews of a completed booking are about the service that it has. */
const serviceDone = conflict(
  'The planned end of this visit has passed, so its service cannot change.',
);

const isOnlyCustomer = (changed: readonly EditedPart[]): boolean =>
  changed.every((part) => part === 'customer');

/**
 * Returns why these parts of a booking cannot be edited; null if they can.
 * @param changed none: whatever is to change
 */
export function refusalOfEdit(
  { booking }: Sale,
  now: Date,
  changed: readonly EditedPart[] = [],
): Refusal | null {
  if (!booking) return bookingNotFound;
  if (isOnlyCustomer(changed) && isCustomerCorrectable(booking)) return null;
  const verdict = mayEdit(booking, now);
  return verdict === 'possible' ? null : refusals[verdict];
}

const forAudit = (booking: Booking, { currency }: Pick<Transaction, 'currency'>) => {
  const { customer, vehicle, service, lines, slot, amount } = booking;
  return {
    customerName: enteredNameOf(booking),
    customerPhone: customer.phone,
    customerEmail: customer.email,
    registrationPlate: vehicle.registrationPlate,
    vehicleTypeName: vehicle.vehicleTypeName,
    vehicleBrand: vehicle.vehicleBrand,
    vehicleModel: vehicle.vehicleModel,
    manufacturingYear: vehicle.manufacturingYear,
    service: service.name,
    addOns: lines.slice(1).map(({ name }) => name),
    endTime: slot.endTime,
    amount: formatMoney(amount, currency),
  };
};

/**
 * Returns the vehicle of a payment after an edit. A paid one keeps its vehicle type, because the figures of past days are
 * counted by it.
 */
const paidVehicle = (
  { status, vehicle: { vehicleType, vehicleTypeName } }: Transaction,
  edited: Vehicle,
): Vehicle => (status === 'unpaid' ? edited : { ...edited, vehicleType, vehicleTypeName });

/**
 * Returns how a payment changes: its money, what it is for, its vehicle and its customer, and the slot of what is
 * still to be paid.
 */
function changeOfPayment(
  before: Transaction,
  money: TransactionChange | undefined,
  edited: Edited,
  now: Date,
): TransactionChange {
  const { customer, slot, changed } = edited;
  const billed = changed.includes('service') && rebill({ ...before, ...money }, edited, now);
  const change = { ...money, ...billed, ...(before.status === 'unpaid' && { slot }) };
  const vehicle = paidVehicle(before, edited.vehicle);
  const searchTerms = searchTermsOfPurchase({ ...before, ...change, vehicle, customer });
  return { ...change, vehicle, customer, searchTerms };
}

const eventOfAddition = (payment: Transaction, { by }: Act): NewEvent => ({
  kind: payment.status === 'unpaid' ? 'owed' : 'paid',
  by,
  ...additionFacts(payment, payment.amount),
});

/** Returns what becomes of the note, of which the customer is not told. */
const noteAfter = (sale: Sale, { note }: EditBooking, act: Act): SaleDecision =>
  note === undefined ? 'unchanged' : changeNote(sale, { note, isDesk: true }, act);

/** Returns the booking as it is after the edit. */
function bookingAfter(
  booking: Booking,
  { changed: _changed, vatPercent: _vatPercent, ...parts }: Edited,
  terms: Partial<Pick<Booking, 'refundTerms'>>,
): NonNullable<SaleChange['booking']> {
  const searchTerms = searchTermsOfBooking({ ...booking, ...parts });
  return { ...parts, ...terms, searchTerms };
}

/** Returns the payment of an addition, with what the booking and its timeline say of it. */
function added(
  addition: Addition,
  before: Booking,
  after: Booking,
  facts: AdditionFacts,
  act: Act,
): Pick<SaleChange, 'newPayment'> & { booking: Partial<Booking>; events: NewEvent[] } {
  const newPayment = paymentOfAddition(addition, before, after, facts, act.now);
  return {
    newPayment,
    booking: { additions: [...(before.additions ?? []), newPayment._id] },
    events: [eventOfAddition(newPayment, act)],
  };
}

/**
 * Changes the customer, the vehicle, the service, the add-ons, the length or the note of a booking. If it becomes cheaper, the difference is
 * refunded; if it becomes dearer, `body.paymentMethod` says how it is paid.
 * @param sale with the days that the visit reaches into afterwards
 */
export function edit(
  sale: Sale,
  edited: Edited,
  body: EditBooking,
  facts: AdditionFacts & { timeZone: string; keptFor: KeptMinutes['keptFor'] },
  act: Act,
): SaleDecision {
  const { changed } = edited;
  const refused = refusalOfEdit(sale, act.now, changed);
  if (refused) return refused;
  const { booking, payments, days } = sale;
  if (!booking) return bookingNotFound;
  const noted = noteAfter(sale, body, act);
  if (changed.length === 0 || (typeof noted === 'object' && isRefusal(noted))) return noted;
  if (booking.status === 'completed' && changed.includes('service')) return serviceDone;
  const money = isOnlyCustomer(changed)
    ? noMoney
    : moneyAfterEdit(sale, booking, edited, body, facts, act);
  if (isRefusal(money)) return money;
  const fields = bookingAfter(booking, edited, money.terms);
  const after = { ...booking, ...fields };
  const addition = money.addition && added(money.addition, booking, after, facts, act);
  const isOtherJob = changed.includes('length') || changed.includes('service');
  const place = isOtherJob
    ? stayInBay(booking, edited.slot, days, {
        timeZone: facts.timeZone,
        now: act.now,
        keptFor: facts.keptFor,
        onKeptMinutes: body.onKeptMinutes,
      })
    : { jobs: [], takes: [] };
  if (isRefusal(place)) return place;
  const method = money.addition?.method;
  return {
    ...place,
    booking: { ...fields, ...addition?.booking, ...(typeof noted === 'object' && noted.booking) },
    payments: Object.fromEntries(
      payments.map((payment) => [
        payment._id,
        changeOfPayment(payment, money.payments[payment._id], edited, act.now),
      ]),
    ),
    ...(addition && { newPayment: addition.newPayment }),
    events: [{ kind: 'edited', by: act.by, changed }, ...money.events, ...(addition?.events ?? [])],
    audit: [
      {
        kind: 'booking',
        action: 'edited',
        subject: auditSubjectOf(booking),
        before: forAudit(booking, facts),
        after: { ...forAudit(after, facts), ...(method && { paymentMethod: method }) },
      },
      ...(typeof noted === 'object' ? noted.audit : []),
    ],
  };
}
