import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { searchTermsOfBooking } from '@carwash/domain/bookings/booking-search';
import { type EditVerdict, mayEdit } from '@carwash/domain/bookings/edit-policy';
import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import type { Endpoints } from '@carwash/domain/endpoints';
import { formatMoney, fromMinorUnits } from '@carwash/domain/money/money';
import { editMoneyRefusals, moneyOfEdit } from '@carwash/domain/payments/money-of-edit';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { withRefund } from '@carwash/domain/payments/refunds';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import { changeInCounts, countBooking } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { type ReadKey, readIdempotencyKey, rememberIdempotencyKey } from '../db/idempotency-key.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvents } from '../payments/add-booking-event.ts';
import { type Move, writeTransaction } from '../payments/change-transaction-status.ts';
import { requireReference } from '../payments/require-reference.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { countChange } from '../statistics/count-change.ts';
import { bookingAuditSubject } from './booking-audit-subject.ts';
import { readBooking } from './read-booking.ts';
import { type Edited, readEdit } from './read-edit.ts';
import { readPayment } from './read-payment.ts';
import { stayInBay } from './stay-in-bay.ts';

const refusals: Record<Exclude<EditVerdict, 'possible'>, string> = {
  cancelled: 'This booking is cancelled.',
  over: 'This visit is over, or its car is ready.',
  changed_meanwhile: 'Somebody else has just changed this booking. Please look again.',
};

/** Shown to the customer with the money that goes back. */
const backReason = 'The booking was changed.';

/** How the money of an edit is written: to the payment, and to the timeline. */
interface Money {
  change: Partial<Move>;
  events: Pick<BookingEvent, 'kind' | 'amount' | 'reason' | 'reference'>[];
}

/**
 * Returns what becomes of the money.
 * @throws ApiError conflict when that is not possible; bad_input without the reference that a card payment needs
 */
function moneyAfter(
  payment: Transaction,
  before: Booking,
  { service, lines, amount, vatPercent }: Edited,
  { reference }: EditBooking,
  context: Context,
): Money {
  const money = moneyOfEdit(payment, before.amount, amount);
  switch (money.kind) {
    case 'same':
      return { change: {}, events: [] };
    case 'repriced': {
      const vat = vatPercent === null ? {} : { vatPercent };
      return { change: { service, lines, amount, ...vat }, events: [] };
    }
    case 'goes_back': {
      requireReference(payment, reference);
      const back = { amount: fromMinorUnits(money.minor), reason: backReason };
      const named = reference === '' ? {} : { reference };
      return {
        change: { refunds: withRefund(payment, { ...back, reference, at: context.now() }) },
        events: [{ kind: 'part_refunded', ...back, ...named }],
      };
    }
    default:
      throw new ApiError('conflict', editMoneyRefusals[money.kind]);
  }
}

/** Returns a booking as the audit keeps it. */
const forAudit = (
  { vehicle, service, lines, slot, amount }: Booking,
  { currency }: Context['settings'],
) => ({
  registrationPlate: vehicle.registrationPlate,
  vehicleType: vehicle.vehicleType,
  vehicleBrand: vehicle.vehicleBrand,
  vehicleModel: vehicle.vehicleModel,
  manufacturingYear: vehicle.manufacturingYear,
  service: service.name,
  addOns: lines.slice(1).map(({ name }) => name),
  endTime: slot.endTime,
  amount: formatMoney(amount, currency),
});

/**
 * Returns the vehicle of the payment after an edit. Money that has come stays counted for the type of vehicle for which it
 * came, because a day that is over keeps its figures.
 */
const paidVehicle = (
  { status, vehicle: { vehicleType } }: Transaction,
  edited: Vehicle,
): Vehicle => (status === 'unpaid' ? edited : { ...edited, vehicleType });

/** Adds the changed booking, its payment and its minutes in the bay to `batch`; undefined when a day has changed. */
async function addEdit(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  edited: Edited,
  body: EditBooking,
  context: Context,
): Promise<(Pick<Money, 'events'> & { after: Booking }) | undefined> {
  const before = snapshot.data();
  const payment = await readPayment(before, context);
  const { changed, vatPercent: _vatPercent, ...parts } = edited;
  const money = moneyAfter(payment.data(), before, edited, body, context);
  const edits = (before.edits ?? 0) + 1;
  const searchTerms = searchTermsOfBooking({ ...before, ...parts });
  const change = { ...parts, edits, searchTerms };
  const { customer } = parts;
  const vehicle = paidVehicle(payment.data(), parts.vehicle);
  const paid = { ...payment.data(), ...money.change, vehicle, customer };
  const known = { vehicle, customer, searchTerms: searchTermsOfPurchase(paid) };
  writeTransaction(batch, payment, { ...money.change, ...known }, context);
  batch.update(snapshot.ref, change, ifUnchanged(snapshot));
  const after = { ...before, ...change };
  const { businessTimeZone } = context.settings;
  countChange(
    batch,
    changeInCounts(countBooking(before, businessTimeZone), countBooking(after, businessTimeZone)),
    context,
  );
  const days = await readDays([before.slot, after.slot], context);
  const isOtherJob = changed.includes('length') || changed.includes('service');
  const jobs = isOtherJob ? await stayInBay(before, after.slot, days, context) : [];
  if (!jobs) return undefined;
  changeDaysOfVisit(batch, days, jobs, context);
  return { after, events: money.events };
}

/** Writes the edit with its timeline and the audit entry in one commit. */
async function commitEdit(
  snapshot: QueryDocumentSnapshot<Booking>,
  edited: Edited,
  body: EditBooking,
  key: ReadKey | null,
  caller: Staff,
  context: Context,
): Promise<Booking | undefined> {
  const before = snapshot.data();
  const batch = context.db.batch();
  const written = await addEdit(batch, snapshot, edited, body, context);
  if (!written) return undefined;
  const { after, events } = written;
  const by = { uid: caller.uid, role: caller.role };
  const told = [{ kind: 'edited', changed: edited.changed } as const, ...events];
  await addBookingEvents(
    batch,
    after,
    told.map((event) => ({ ...event, by })),
    context,
  );
  addAuditEntry(
    batch,
    {
      kind: 'booking',
      action: 'edited',
      subject: bookingAuditSubject(before),
      before: forAudit(before, context.settings),
      after: forAudit(after, context.settings),
    },
    caller,
    context,
  );
  if (key) rememberIdempotencyKey(batch, key, { _id: after._id, createdAt: context.now() });
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/**
 * Changes what a booking says, except when it begins: vehicle, service, add-ons and how long it takes in its bay. Of two
 * members of staff who change it at once the second is told. A repeated call with its Idempotency-Key gets the
 * booking as it is.
 * @throws ApiError not_found; bad_input; conflict once the car is ready, after another change, and for money that
 * cannot be collected or given back here; slot_taken when the bay is not free that long; slot_being_paid;
 * not_on_sale; price_changed
 */
export const editBooking: Handler<Context, Endpoints['editBooking']> = (
  { params, body, caller, idempotencyKey },
  context,
) =>
  commitWithReceipts(async () => {
    const snapshot = await readBooking(params.id, context);
    const before = snapshot.data();
    // Read after the booking: if an earlier attempt of this call changed the booking, its key is then found.
    const keyed = { call: 'editBooking', body: { ...body, id: params.id } } as const;
    const key = await readIdempotencyKey(caller.uid, idempotencyKey, keyed, context);
    if (key?.snapshot.exists) return (await readBooking(params.id, context)).data();
    const verdict = mayEdit(before, body.seenEdits);
    if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
    const edited = await readEdit(before, body, context);
    if (edited.changed.length === 0) return before;
    return commitEdit(snapshot, edited, body, key, caller, context);
  }, context);
