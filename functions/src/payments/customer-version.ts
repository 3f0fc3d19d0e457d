import type { Booking } from '@carwash/domain/bookings/booking';
import { keepsHold, unpaidHolds } from '@carwash/domain/payments/customer-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { CustomerChange } from '@carwash/domain/sales/sale-change';
import type { StartHold } from '@carwash/domain/slots/hold';
import type { Slot } from '@carwash/domain/slots/slot';
import {
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { ifUnchanged } from '../db/compare-and-set.ts';
import type { StoredCustomerVersion } from '../db/document-schemas.ts';
import { documentOf } from '../db/read-document.ts';

/** null for a customer without an account, because there is no account to delete. */
export type CustomerVersion = DocumentSnapshot<StoredCustomerVersion> | null;

/**
 * Reads the document through which concurrent purchases of a customer conflict. Must be read before, or
 * together with, everything else on which the decision about a new purchase depends: the holds and the
 * profile.
 */
export const readCustomerVersion = async (
  uid: string | null,
  { db }: Context,
): Promise<CustomerVersion> => (await documentOf(db.customerVersions, uid ?? '')?.get()) ?? null;

/**
 * Returns the customer's pending payments, and the declined ones that keep their hold. It names all
 * that are possible, so one small read, or none, replaces a query.
 */
export async function readOpenPayments(
  customerVersion: CustomerVersion,
  { db, now }: Context,
): Promise<QueryDocumentSnapshot<Transaction>[]> {
  const named = customerVersion?.data()?.openPayments ?? [];
  if (named.length === 0) return [];
  const payments = await db.readAll(...named.map((id) => db.transactions.doc(id)));
  return payments.filter((payment) => isOpen(payment, now()));
}

function isOpen(
  payment: DocumentSnapshot<Transaction>,
  now: Date,
): payment is QueryDocumentSnapshot<Transaction> {
  const transaction = payment.data();
  return (
    transaction !== undefined && (transaction.status === 'pending' || keepsHold(transaction, now))
  );
}

/** Returns the latest of these payments that is for a start; null without one. */
export const latestOf = (
  payments: readonly QueryDocumentSnapshot<Transaction>[],
  slotId: string,
): QueryDocumentSnapshot<Transaction> | null =>
  payments
    .filter((payment) => payment.data().slot._id === slotId)
    .toSorted(
      (one, other) => other.data().createdAt.getTime() - one.data().createdAt.getTime(),
    )[0] ?? null;

/** Tells whether another commit of the customer has changed the version since it was read. */
export async function hasVersionChanged(
  customerVersion: CustomerVersion,
  { db }: Context,
): Promise<boolean> {
  if (!customerVersion) return false;
  const [latest] = await db.readAll(customerVersion.ref);
  return latest.updateTime?.valueOf() !== customerVersion.updateTime?.valueOf();
}

/**
 * Makes `batch` fail if another commit of this customer has changed the version since it was read. Every commit
 * that starts or books a purchase changes it, and so does the commit that deletes the customer. So of two
 * concurrent commits one fails, is repeated, and then sees the other's changes.
 */
export function raiseCustomerVersion(
  batch: WriteBatch,
  customerVersion: CustomerVersion,
  { now }: Context,
  named: CustomerChange = {},
): void {
  if (!customerVersion) return;
  // Increments a counter, because a write without a change would not cause a conflict.
  if (customerVersion.exists)
    batch.update(
      customerVersion.ref,
      { version: FieldValue.increment(1), ...named },
      ifUnchanged(customerVersion),
    );
  else {
    const first = { version: 1, openPayments: [], startHolds: [], hasPaid: false };
    batch.create(customerVersion.ref, {
      _id: customerVersion.id,
      ...first,
      ...named,
      createdAt: now(),
    });
  }
}

/** Returns the customer's latest hold of a start, if it still counts. */
export const latestHold = (
  customerVersion: CustomerVersion,
  slotId: string,
): StartHold | undefined =>
  customerVersion?.data()?.startHolds.find((hold) => hold.slotId === slotId);

/** Reads the customer's bookings that begin at a moment, in any status. */
export async function readBookingsAt(
  uid: string,
  startsAt: Date,
  { db }: Pick<Context, 'db'>,
): Promise<Booking[]> {
  const found = await db.bookings
    .where('customer.uid', '==', uid)
    .where('slot.startsAt', '==', startsAt)
    .get();
  return found.docs.map((booking) => booking.data());
}

/**
 * Reads the customer's bookings of a start. The slot's day must be read with the customer's version, or
 * after it, so that no concurrent commit is missed.
 * @returns none while nobody has booked the start
 */
export async function readBookingsOfStart(
  uid: string,
  { startsAt, claims }: Pick<Slot, 'startsAt' | 'claims'>,
  context: Context,
): Promise<Booking[]> {
  if (claims.every(({ heldUntil }) => heldUntil !== null)) return [];
  return readBookingsAt(uid, startsAt, context);
}

/** Tells whether a booking occupies the slot. */
export const occupies = ({ slot, status }: Booking, slotId: string): boolean =>
  slot._id === slotId && status !== 'cancelled';

/** Tells whether one of these bookings occupies the slot. */
export const hasBooked = (bookings: readonly Booking[], slotId: string): boolean =>
  bookings.some((booking) => occupies(booking, slotId));

/**
 * Tells whether the customer has booked, or holds, the slot of a payment through another payment. While a
 * payment's own hold lasts there is no other one, because a customer who comes back continues that payment, and a sale
 * at the desk ends it.
 * @param customerVersion read with the slot's day
 */
export async function hasAnotherPayment(
  { _id, customer: { uid }, ...sale }: Transaction,
  slot: Slot | null,
  customerVersion: CustomerVersion,
  context: Context,
): Promise<boolean> {
  const now = context.now();
  if (uid === null || unpaidHolds([sale], now).length > 0) return false;
  if (slot && hasBooked(await readBookingsOfStart(uid, slot, context), slot._id)) return true;
  const open = await readOpenPayments(customerVersion, context);
  const others = open.map((payment) => payment.data()).filter((other) => other._id !== _id);
  return unpaidHolds(others, now).some((other) => other.slot._id === sale.slot._id);
}
