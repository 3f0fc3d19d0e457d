import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { type EditVerdict, mayEdit } from '@carwash/domain/bookings/edit-policy';
import type { EditBooking } from '@carwash/domain/bookings/endpoints';
import {
  editMoneyRefusals,
  editRefundReason,
  moneyOfEdit,
} from '@carwash/domain/bookings/money-of-edit';
import { searchTermsOfBooking } from '@carwash/domain/bookings/new-booking';
import type { Endpoints } from '@carwash/domain/endpoints';
import { formatMoney, fromMinorUnits } from '@carwash/domain/money/money';
import {
  additionFacts,
  owedWithoutPart,
  type PaymentPart,
  withoutPart,
} from '@carwash/domain/payments/booking-payments';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import { receivedInFull } from '@carwash/domain/payments/received-money';
import type { AdditionMethod, Transaction } from '@carwash/domain/payments/transaction';
import type { TransactionChange } from '@carwash/domain/payments/transaction-change';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import { changeInCounts, countBooking } from '@carwash/domain/statistics/count-statistics';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { changeDaysOfVisit } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { type ReadKey, readIdempotencyKey, rememberIdempotencyKey } from '../db/idempotency-key.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { addBookingEvents } from '../payments/add-booking-event.ts';
import { soldAtOnce } from '../payments/purchase/draft-transaction.ts';
import { requireReference } from '../payments/require-reference.ts';
import { writeTransaction } from '../payments/write-transaction.ts';
import { commitWithReceipts } from '../receipts/number-receipts.ts';
import { countChange } from '../statistics/count-change.ts';
import { type Addition, chargeAddition } from './charge-addition.ts';
import { readBooking } from './read-booking.ts';
import { type Edited, readEdit } from './read-edit.ts';
import { readPayments } from './read-payment.ts';
import { requireLeftAsSeen } from './require-left-as-seen.ts';
import { stayInBay } from './stay-in-bay.ts';

const refusals: Record<Exclude<EditVerdict, 'possible'>, string> = {
  cancelled: 'This booking is cancelled.',
  over: 'This visit is over, or its car is ready.',
  changed_meanwhile: 'Somebody else has just changed this booking. Please look again.',
};

/** Returns the refusal of another service, because the reviews of a completed booking are about the one that it has. */
const serviceDone = (): ApiError =>
  new ApiError(
    'conflict',
    'The planned end of this visit has passed, so its service cannot change.',
  );

type EditEvent = Omit<BookingEvent, '_id' | 'by' | 'createdAt'>;

/** The money of an edit as it is written. */
interface Money {
  /** Changes of the booking's payments, by their ids. */
  changes: ReadonlyMap<string, TransactionChange>;
  /** The addition that is paid or owed; null: none. */
  addition: Addition | null;
  events: EditEvent[];
  /** The refund terms of the booking, where they change. */
  terms: Partial<Pick<Booking, 'refundTerms'>>;
}

const noMoney: Money = { changes: new Map(), addition: null, events: [], terms: {} };

/**
 * Returns how an unpaid sale gets its new price. One that costs nothing any more is paid, as a free sale is from the start,
 * because nobody could ever collect it.
 */
function repriced(
  { _id, cancellationHours }: Booking,
  { service, lines, amount, vatPercent }: Edited,
  { settings: { currency }, now }: Context,
): Money {
  const price = { service, lines, amount, ...(vatPercent !== null && { vatPercent }) };
  if (amount > 0) return { ...noMoney, changes: new Map([[_id, price]]) };
  const { status, paymentMethod, paidAt } = soldAtOnce('free', cancellationHours, now());
  const received = receivedInFull(amount, currency);
  return {
    ...noMoney,
    changes: new Map([[_id, { ...price, status, paymentMethod, paidAt, received }]]),
    terms: { refundTerms: 'by_notice' },
  };
}

/**
 * Returns how parts of the payments go back, or are no longer to come.
 * @throws ApiError bad_input without the reference that a card payment needs
 */
function goingBack(
  parts: readonly PaymentPart<Transaction>[],
  { lines }: Edited,
  { reference }: EditBooking,
  { now }: Context,
): Money {
  const at = now();
  const changes = parts.map((part) => {
    const isPaid = part.payment.status === 'success';
    const named = isPaid ? requireReference(part.payment, reference) : '';
    const change = isPaid
      ? withoutPart(part, { reason: editRefundReason, reference: named, at })
      : owedWithoutPart(part, lines);
    return { part, isPaid, named, change };
  });
  const paid = changes.filter(({ isPaid }) => isPaid);
  const minor = paid.reduce((sum, { part }) => sum + part.minor, 0);
  const named = paid.some((each) => each.named !== '') ? { reference } : {};
  const back = { amount: fromMinorUnits(minor), reason: editRefundReason, ...named };
  return {
    ...noMoney,
    changes: new Map(changes.map(({ part, change }) => [part.payment._id, change])),
    events: minor > 0 ? [{ kind: 'part_refunded', ...back }] : [],
  };
}

/**
 * Returns what becomes of the money.
 * @throws ApiError conflict when that is not possible; bad_input without the reference that a card payment needs, and
 * without the way in which a difference is paid
 */
function moneyAfter(
  payments: readonly Transaction[],
  before: Booking,
  edited: Edited,
  body: EditBooking,
  context: Context,
): Money {
  const money = moneyOfEdit(before, payments, edited.amount);
  switch (money.kind) {
    case 'same':
      return noMoney;
    case 'repriced':
      return repriced(before, edited, context);
    case 'goes_back':
      return goingBack(money.parts, edited, body, context);
    case 'to_collect': {
      const { paymentMethod: method } = body;
      if (method === undefined) {
        throw badInput('paymentMethod', 'Choose how the difference is paid.');
      }
      const vatPercent = edited.vatPercent ?? 0;
      return { ...noMoney, addition: { minor: money.minor, method, vatPercent } };
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
  vehicleTypeName: vehicle.vehicleTypeName,
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
  { status, vehicle: { vehicleType, vehicleTypeName } }: Transaction,
  edited: Vehicle,
): Vehicle => (status === 'unpaid' ? edited : { ...edited, vehicleType, vehicleTypeName });

/**
 * Adds the changes of a booking's payments to `batch`: their money, vehicle and name of the customer, and the slot of what
 * is still to be paid.
 */
function addPayments(
  batch: WriteBatch,
  payments: readonly QueryDocumentSnapshot<Transaction>[],
  changes: Money['changes'],
  { vehicle: edited, customer, slot }: Edited,
  context: Context,
): void {
  for (const payment of payments) {
    const before = payment.data();
    const change = { ...changes.get(payment.id), ...(before.status === 'unpaid' && { slot }) };
    const vehicle = paidVehicle(before, edited);
    const searchTerms = searchTermsOfPurchase({ ...before, ...change, vehicle, customer });
    writeTransaction(batch, payment, { ...change, vehicle, customer, searchTerms }, context);
  }
}

/** Returns how the timeline tells of the payment of an addition. */
const eventOfAddition = (payment: Transaction): EditEvent => ({
  kind: payment.status === 'unpaid' ? 'owed' : 'paid',
  ...additionFacts(payment, payment.amount),
});

/** An edit as it is written. */
interface Written {
  after: Booking;
  events: EditEvent[];
  /** How an addition is paid. */
  paymentMethod: AdditionMethod | undefined;
}

/** Adds the changed booking, its payments and its minutes in the bay to `batch`; undefined when a day has changed. */
async function addEdit(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  edited: Edited,
  body: EditBooking,
  context: Context,
): Promise<Written | undefined> {
  const before = snapshot.data();
  const payments = await readPayments(before, context);
  const { changed, vatPercent: _vatPercent, ...parts } = edited;
  const paid = payments.map((payment) => payment.data());
  if (edited.amount !== before.amount) requireLeftAsSeen(paid, body.leftBefore);
  const { changes, addition, events, terms } = moneyAfter(paid, before, edited, body, context);
  addPayments(batch, payments, changes, edited, context);
  const edits = (before.edits ?? 0) + 1;
  const searchTerms = searchTermsOfBooking({ ...before, ...parts });
  const sold = { ...parts, ...terms, edits, searchTerms };
  const added = addition
    ? [await chargeAddition(batch, addition, before, { ...before, ...sold }, context)]
    : [];
  const additions = [...(before.additions ?? []), ...added.map(({ _id }) => _id)];
  const change = { ...sold, ...(additions.length > 0 && { additions }) };
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
  const told = [...events, ...added.map(eventOfAddition)];
  return { after, events: told, paymentMethod: addition?.method };
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
  const { after, events, paymentMethod } = written;
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
      subject: auditSubjectOf(before),
      before: forAudit(before, context.settings),
      after: { ...forAudit(after, context.settings), ...(paymentMethod && { paymentMethod }) },
    },
    caller,
    context,
  );
  if (key) rememberIdempotencyKey(batch, key, { _id: after._id, createdAt: context.now() });
  return (await commitIfUnchanged(batch)) ? after : undefined;
}

/**
 * Changes what a booking says, except when it begins: vehicle, service, add-ons and how long it takes in its bay. A
 * difference of the price goes back, or is paid or owed as the call says. Of two members of staff who change it at once
 * the second is told. A repeated call with its Idempotency-Key gets the booking as it is.
 * @throws ApiError not_found; bad_input; conflict once the car is ready, after another change, and for money that
 * cannot be given back here or is not as the caller has seen it; slot_taken when the bay is not free that long;
 * slot_being_paid; not_on_sale; price_changed
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
    const verdict = mayEdit(before, body.seenEdits, context.now());
    if (verdict !== 'possible') throw new ApiError('conflict', refusals[verdict]);
    const edited = await readEdit(before, body, context);
    if (edited.changed.length === 0) return before;
    if (before.status === 'completed' && edited.changed.includes('service')) throw serviceDone();
    return commitEdit(snapshot, edited, body, key, caller, context);
  }, context);
