import { pendingBookingStorageKey } from '@carwash/domain/bookings/pending-booking-keys';
import { readSessionMirror } from './session-mirror';

const key = 'kept';

/** Name of a value that an earlier version stored, and that nothing reads any more. */
const retiredName = 'nextBooking';

/** Values that this device stores for one account, by name. */
interface Kept {
  uid: string;
  values: Record<string, unknown>;
}

const isKept = (stored: unknown): stored is Kept =>
  stored instanceof Object && 'uid' in stored && 'values' in stored;

function readKept(): Kept | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(stored) ? stored : null;
  } catch {
    return null;
  }
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
  const { [retiredName]: _retired, ...values } = kept?.uid === uid ? kept.values : {};
  try {
    localStorage.setItem(key, JSON.stringify({ uid, values: { ...values, [name]: value } }));
  } catch {
    // Storage is full or switched off, so there will be nothing to show without a connection.
  }
}

/**
 * Returns the customer of the booking that is being paid for. Not parsed by its schema, because no page needs
 * the schema this early.
 */
function pendingCustomer(): unknown {
  try {
    return Object(JSON.parse(localStorage.getItem(pendingBookingStorageKey) ?? 'null')).customer;
  } catch {
    return undefined;
  }
}

/**
 * Deletes the data stored for all other accounts, including address and note of a pending booking.
 * @param uid null: nobody is signed in
 */
export function forgetOtherAccounts(uid: string | null): void {
  try {
    if (readKept()?.uid !== uid) localStorage.removeItem(key);
    if (pendingCustomer() !== uid) localStorage.removeItem(pendingBookingStorageKey);
  } catch {
    // Storage is switched off, so there is nothing to remove.
  }
}
