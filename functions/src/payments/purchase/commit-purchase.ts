import { vatPercentOf } from '@carwash/domain/money/vat';
import type { InitiatePayment } from '@carwash/domain/payments/payment-endpoints';
import {
  nextCheckAfterFailure,
  nextCheckWhileHeld,
} from '@carwash/domain/payments/provider-query-schedule';
import type { BookStep, HoldStep, PlannedSale } from '@carwash/domain/payments/sale-step';
import { soldAtOnce } from '@carwash/domain/payments/sold-at-once';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { StartHold } from '@carwash/domain/slots/hold';
import { takeBay } from '@carwash/domain/slots/take-bay';
import { countTransaction } from '@carwash/domain/statistics/count-statistics';
import { storedVehicle } from '@carwash/domain/vehicles/vehicle';
import { daysWithout, isActive } from '@carwash/domain/waitlist/waitlist-entry';
import type { QueryDocumentSnapshot, Timestamp, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { changeDays } from '../../days/change-days.ts';
import { placeOf } from '../../days/read-days.ts';
import type { EntrySnapshot } from '../../days/waitlist-entries.ts';
import { commitOrFindOwn, ifUnchanged } from '../../db/compare-and-set.ts';
import { rememberIdempotencyKey } from '../../db/idempotency-key.ts';
import { countChange } from '../../statistics/count-change.ts';
import { raiseCustomerVersion, withStartHold } from '../customer-version.ts';
import { addBooking } from '../settlement/add-booking.ts';
import { writeTransaction } from '../write-transaction.ts';
import { draftTransaction } from './draft-transaction.ts';
import type { Purchase } from './read-purchase.ts';

/** A transaction that holds its slot, and when it was written. */
export interface HeldPayment {
  transaction: Transaction;
  updateTime: Timestamp;
  /** Id of the waitlist entry that it ended while its customer waited or had an offer; null: none. */
  endedEntry: string | null;
}

/** Ends the payment whose hold another one takes at `now`. A declined payment stays declined. */
function endReplaced(
  batch: WriteBatch,
  replaced: QueryDocumentSnapshot<Transaction>,
  now: Date,
  context: Context,
): void {
  const { status, createdAt } = replaced.data();
  const nextCheckAt = nextCheckAfterFailure(createdAt, now);
  if (status === 'pending') {
    const end = { status: 'failed', failureReason: 'replaced', nextCheckAt } as const;
    writeTransaction(batch, replaced, end, context);
  } else {
    batch.update(replaced.ref, { expiresAt: now, nextCheckAt }, ifUnchanged(replaced));
  }
}

/** Returns the sold things of a purchase, as its transaction keeps them. */
const soldIn = (
  { service, quote, slot, customer: { _id: uid, name, email, phone } }: PlannedSale,
  { seller, facts: { settings } }: Purchase,
  body: InitiatePayment,
) => ({
  customer: { uid, name, email, phone },
  service,
  quote,
  slot,
  vehicle: storedVehicle(body, settings.vehicleTypes),
  visit: body,
  seller,
  vatPercent: vatPercentOf(service, settings),
});

/**
 * Ends the customer's entry on the waitlist, because they have got a place of this service and day.
 * @returns the changes of the days that end it
 */
function takeEntry(batch: WriteBatch, entry: EntrySnapshot) {
  batch.update(entry.ref, { state: 'taken' }, ifUnchanged(entry));
  return daysWithout(entry.data());
}

/**
 * Adds a new transaction to `batch`, with its place, its counter changes and its idempotency key. The
 * payment that it replaces ends.
 * @param hold of the slot; null when it is booked
 */
function addPurchase(
  batch: WriteBatch,
  transaction: Transaction,
  { facts, days, customerVersion, earlier, key, entry }: Purchase,
  { sale: { slot }, replaces }: HoldStep | BookStep,
  hold: { start: StartHold; isUnproven: boolean } | null,
  context: Context,
): void {
  const { createdAt, claimId } = transaction;
  batch.create(context.db.transactions.doc(transaction._id), transaction);
  countChange(batch, countTransaction(transaction, context.settings.businessTimeZone), context);
  const claim = hold
    ? { claimId, heldUntil: hold.start.until, isUnproven: hold.isUnproven }
    : { claimId, heldUntil: null };
  const jobs = takeBay(
    placeOf({ slot, days }),
    claim,
    createdAt,
    replaces?.claimId ?? facts.offer?.claimId,
  );
  const left = entry ? takeEntry(batch, entry) : { jobs: [], waiting: [] };
  const alsoLeft = left.jobs.filter((job) => jobs.every(({ claimId: id }) => id !== job.claimId));
  changeDays(batch, days, { jobs: [...jobs, ...alsoLeft], waiting: left.waiting }, context);
  const stayOpen = facts.open.map(({ _id }) => _id).filter((id) => id !== replaces?._id);
  raiseCustomerVersion(batch, customerVersion, context, {
    openPayments: [...stayOpen, ...(hold ? [transaction._id] : [])],
    ...(hold && { startHolds: withStartHold(customerVersion, slot._id, hold.start) }),
  });
  if (key) rememberIdempotencyKey(batch, key, transaction);
  if (replaces && earlier) endReplaced(batch, earlier, createdAt, context);
}

/** Commits a batch that creates a transaction, and recognises its own success. */
const commitTransaction = (batch: WriteBatch, { _id, claimId }: Transaction, context: Context) =>
  commitOrFindOwn(
    batch,
    context.db.transactions.doc(_id),
    (stored: Transaction) => stored.claimId === claimId,
    context,
  );

/**
 * Holds the slot and creates the pending transaction in one commit. A pending or declined transaction of the
 * same customer hands over its hold in that commit.
 * @returns undefined when another commit conflicted
 */
export async function holdSlot(
  purchase: Purchase,
  step: HoldStep,
  body: InitiatePayment,
  context: Context,
): Promise<HeldPayment | undefined> {
  const { hold, holdMinutes, cancellationHours } = step;
  const { from: createdAt, until: expiresAt } = hold;
  const transaction = draftTransaction(
    soldIn(step.sale, purchase, body),
    {
      status: 'pending',
      paymentMethod: 'card',
      cancellationHours,
      expiresAt,
      holdMinutes,
      nextCheckAt: nextCheckWhileHeld({ createdAt, expiresAt }, createdAt),
      paidAt: null,
      createdAt,
    },
    context,
  );
  const batch = context.db.batch();
  const { isUnproven } = purchase.facts;
  addPurchase(batch, transaction, purchase, step, { start: hold, isUnproven }, context);
  const updateTime = await commitTransaction(batch, transaction, context);
  const { entry } = purchase;
  const endedEntry = entry && isActive(entry.data(), createdAt) ? entry.id : null;
  return updateTime && { transaction, updateTime, endedEntry };
}

/**
 * Books the slot of a free service in one commit, without a hold and without the payment provider.
 * @returns undefined when another commit conflicted
 */
export async function bookFreeSlot(
  purchase: Purchase,
  step: BookStep,
  body: InitiatePayment,
  context: Context,
): Promise<Transaction | undefined> {
  const { sale, cancellationHours } = step;
  const now = context.now();
  const transaction = draftTransaction(
    soldIn(sale, purchase, body),
    soldAtOnce('free', cancellationHours, now),
    context,
  );
  const batch = context.db.batch();
  addPurchase(batch, transaction, purchase, step, null, context);
  const by = { uid: sale.customer._id, role: 'user' } as const;
  addBooking(batch, transaction, { by, createdAt: now }, context);
  return (await commitTransaction(batch, transaction, context)) ? transaction : undefined;
}
