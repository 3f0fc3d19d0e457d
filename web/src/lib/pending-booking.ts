import {
  expectingRedirectStorageKey,
  type PendingBooking,
  pendingBookingSchema,
  pendingBookingStorageKey,
} from '@carwash/domain/entities/pending-booking';
import { useMemo, useSyncExternalStore } from 'react';

/** The stored text as a pending booking; null when there is none or it is not one. */
export function parsePendingBooking(stored: string | null): PendingBooking | null {
  if (stored === null) return null;
  try {
    return pendingBookingSchema.validateSync(JSON.parse(stored), { strict: true });
  } catch {
    return null;
  }
}

/** Storage may be switched off or full. A payment is settled without this browser's help as well. */
function withStorage<T>(use: (storage: Storage) => T, otherwise: T): T {
  try {
    return use(localStorage);
  } catch {
    return otherwise;
  }
}

const readStored = () => withStorage((storage) => storage.getItem(pendingBookingStorageKey), null);

/** The booking that this browser went to pay for, if it has not been brought to an end yet. */
export const readPendingBooking = (): PendingBooking | null => parsePendingBooking(readStored());

/** Remembers the booking for the return from the payment provider. */
export const writePendingBooking = (pending: PendingBooking): void =>
  withStorage((storage) => {
    storage.setItem(pendingBookingStorageKey, JSON.stringify(pending));
    storage.setItem(expectingRedirectStorageKey, 'true');
  }, undefined);

/**
 * Forgets the booking and that the customer is expected back; leaves a younger booking alone that
 * another tab went to pay for meanwhile.
 */
export const clearPendingBooking = (transactionId: string): void =>
  withStorage((storage) => {
    const pending = readPendingBooking();
    if (pending && pending.transactionId !== transactionId) return;
    storage.removeItem(pendingBookingStorageKey);
    storage.removeItem(expectingRedirectStorageKey);
  }, undefined);

/** Whether the customer is expected back from the provider's page. */
export const isExpectingRedirect = (): boolean =>
  withStorage((storage) => storage.getItem(expectingRedirectStorageKey) !== null, false);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

/**
 * What `customer` went to pay for in this browser, kept current with what other tabs do; null for
 * everybody else.
 */
export function usePendingBooking(customer: string | undefined): PendingBooking | null {
  const stored = useSyncExternalStore(subscribe, readStored);
  const pending = useMemo(() => parsePendingBooking(stored), [stored]);
  return pending?.customer === customer ? pending : null;
}
