import { pendingBookingStorageKey } from '@carwash/domain/bookings/pending-booking-keys';
import { readJson, removeStored, writeJson } from '../storage';
import { readSessionMirror } from './session-mirror';

const key = 'kept';

/** Values that this device stores for one account, by name. */
interface Kept {
  uid: string;
  values: Record<string, unknown>;
}

const isKept = (stored: unknown): stored is Kept =>
  stored instanceof Object && 'uid' in stored && 'values' in stored;

function readKept(): Kept | null {
  const stored = readJson('local', key);
  return isKept(stored) ? stored : null;
}

/**
 * Returns the value that this device stores for an account, parsed from JSON but not validated; undefined
 * when there is none.
 */
export function keptForAccount(uid: string, name: string): unknown {
  const kept = readKept();
  return kept?.uid === uid ? kept.values[name] : undefined;
}

/**
 * Stores a value on this device until the account signs out or another one signs in. Does nothing for an
 * account that is not signed in, because another tab may have signed out.
 */
export function keepForAccount(uid: string, name: string, value: unknown): void {
  if (readSessionMirror().user?._id !== uid) return;
  const kept = readKept();
  const values = kept?.uid === uid ? kept.values : {};
  writeJson('local', key, { uid, values: { ...values, [name]: value } });
}

/**
 * Returns the customer of the booking that is being paid for. Not parsed by its schema, because no page needs
 * the schema this early.
 */
const pendingCustomer = (): unknown => Object(readJson('local', pendingBookingStorageKey)).customer;

/**
 * Deletes the data stored for all other accounts, including address and note of a pending booking.
 * @param uid null: nobody is signed in
 */
export function forgetOtherAccounts(uid: string | null): void {
  if (readKept()?.uid !== uid) removeStored('local', key);
  if (pendingCustomer() !== uid) removeStored('local', pendingBookingStorageKey);
}
