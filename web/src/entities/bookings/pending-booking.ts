import {
  type PendingBooking,
  pendingBookingSchema,
} from '@carwash/domain/bookings/pending-booking';
import {
  expectingRedirectStorageKey,
  pendingBookingStorageKey,
} from '@carwash/domain/bookings/pending-booking-keys';
import { array, type InferType, object, type Schema, string } from 'yup';
import { readSessionMirror } from '~/lib/session/session-mirror';

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

function parse<T>(schema: Schema<T>, stored: string | null): T | null {
  if (stored === null) return null;
  try {
    return schema.validateSync(JSON.parse(stored), { strict: true });
  } catch {
    return null;
  }
}

/**
 * Uses local storage, or returns `otherwise` when storage is switched off or full. Payments are settled
 * without this browser's help as well.
 */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

const readLatest = (): PendingBooking | null =>
  withStorage(
    (storage) => parse(pendingBookingSchema, storage.getItem(pendingBookingStorageKey)),
    null,
  );

/**
 * Returns the booking that `customer` last went to pay for in this browser, if it is not finished yet.
 * Bookings of other customers are ignored.
 */
export function readPendingBooking(customer: string): PendingBooking | null {
  const latest = readLatest();
  return latest?.customer === customer ? latest : null;
}

const readExpectedReturns = (): ExpectedReturn[] =>
  withStorage(
    (storage) => parse(expectedReturnsSchema, storage.getItem(expectingRedirectStorageKey)) ?? [],
    [],
  );

/** Returns the customer who is expected back from the provider's page for this payment; null if nobody is. */
export const expectedCustomer = (transactionId: string): string | null =>
  readExpectedReturns().find((expected) => expected.transactionId === transactionId)?.customer ??
  null;

const without = (returns: ExpectedReturn[], { transactionId }: Payment) =>
  returns.filter((expected) => expected.transactionId !== transactionId);

/**
 * Stores the booking for the return from the payment provider. Replaces the previous one, but its return is
 * still expected, because its payment may be open in another tab. Does nothing for a customer who is not
 * signed in, because another tab may have signed out.
 */
export const writePendingBooking = (pending: PendingBooking): void =>
  withStorage((storage) => {
    const { transactionId, customer } = pending;
    if (readSessionMirror().user?._id !== customer) return;
    const expected = [...without(readExpectedReturns(), pending), { transactionId, customer }];
    storage.setItem(pendingBookingStorageKey, JSON.stringify(pending));
    storage.setItem(
      expectingRedirectStorageKey,
      JSON.stringify(expected.slice(-mostExpectedReturns)),
    );
  }, undefined);

/**
 * Removes the payment and its expected return. Other payments, of this or another customer, are
 * kept.
 */
export const clearPendingBooking = (payment: Payment): void =>
  withStorage((storage) => {
    const expected = readExpectedReturns();
    const isTheirs = ({ transactionId, customer }: Payment) =>
      transactionId === payment.transactionId && customer === payment.customer;
    const latest = readLatest();
    if (latest && isTheirs(latest)) storage.removeItem(pendingBookingStorageKey);
    const rest = expected.filter((one) => !isTheirs(one));
    if (rest.length === 0) storage.removeItem(expectingRedirectStorageKey);
    else storage.setItem(expectingRedirectStorageKey, JSON.stringify(rest));
  }, undefined);
