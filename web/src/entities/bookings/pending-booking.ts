import {
  type PendingBooking,
  pendingBookingSchema,
} from '@carwash/domain/bookings/pending-booking';
import {
  expectingRedirectStorageKey,
  pendingBookingStorageKey,
} from '@carwash/domain/bookings/pending-booking-keys';
import { array, type InferType, object, string } from 'yup';
import { readSessionMirror } from '~/lib/session/session-mirror';
import { readJson, removeStored, writeJson } from '~/lib/storage';

const expectedReturnsSchema = array()
  .of(object({ transactionId: string().required(), customer: string().required() }).required())
  .required();

type ExpectedReturn = InferType<typeof expectedReturnsSchema>[number];
type Payment = Pick<PendingBooking, 'transactionId' | 'customer'>;

/**
 * Most expected returns that are kept. The oldest are dropped, because a customer who never returns from
 * paying leaves an entry behind.
 */
const mostExpectedReturns = 10;

function readLatest(): PendingBooking | null {
  const stored = readJson('local', pendingBookingStorageKey);
  return pendingBookingSchema.isValidSync(stored, { strict: true }) ? stored : null;
}

/**
 * Returns the booking that `customer` last went to pay for in this browser, if it is not finished yet.
 * Bookings of other customers are ignored.
 */
export function readPendingBooking(customer: string): PendingBooking | null {
  const latest = readLatest();
  return latest?.customer === customer ? latest : null;
}

function readExpectedReturns(): ExpectedReturn[] {
  const stored = readJson('local', expectingRedirectStorageKey);
  return expectedReturnsSchema.isValidSync(stored, { strict: true }) ? stored : [];
}

/** Returns the customer who is expected back from the provider's page for this payment; null if nobody is. */
export const expectedCustomer = (transactionId: string): string | null =>
  readExpectedReturns().find((expected) => expected.transactionId === transactionId)?.customer ??
  null;

const without = (returns: ExpectedReturn[], { transactionId }: Payment) =>
  returns.filter((expected) => expected.transactionId !== transactionId);

/**
 * Stores the booking for the return from the payment provider. Replaces the previous one, but its return is
 * still expected, because its payment may be open in another tab. Does nothing for a customer who is not
 * signed in, because another tab may have signed out. Payments are settled without this browser's help as well.
 */
export function writePendingBooking(pending: PendingBooking): void {
  const { transactionId, customer } = pending;
  if (readSessionMirror().user?._id !== customer) return;
  const expected = [...without(readExpectedReturns(), pending), { transactionId, customer }];
  writeJson('local', pendingBookingStorageKey, pending);
  writeJson('local', expectingRedirectStorageKey, expected.slice(-mostExpectedReturns));
}

/**
 * Removes the payment and its expected return. Other payments, of this or another customer, are
 * kept.
 */
export function clearPendingBooking(payment: Payment): void {
  const isTheirs = ({ transactionId, customer }: Payment) =>
    transactionId === payment.transactionId && customer === payment.customer;
  const latest = readLatest();
  if (latest && isTheirs(latest)) removeStored('local', pendingBookingStorageKey);
  const rest = readExpectedReturns().filter((one) => !isTheirs(one));
  if (rest.length === 0) removeStored('local', expectingRedirectStorageKey);
  else writeJson('local', expectingRedirectStorageKey, rest);
}
