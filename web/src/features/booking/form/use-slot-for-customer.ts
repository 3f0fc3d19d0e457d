import type { Booking } from '@carwash/domain/bookings/booking';
import { nextAvailabilityChange } from '@carwash/domain/bookings/slot-availability';
import {
  addAvailability,
  type SlotWithAvailability,
} from '@carwash/domain/bookings/slots-with-availability';
import type { Slot } from '@carwash/domain/slots/slot';
import { claimOf } from '@carwash/domain/slots/slot-state';
import { usePaidBookings } from '~/entities/bookings/queries';
import { useLatestPayments } from '~/entities/payments/queries';
import { useBookingWindow } from '~/entities/slots/booking-window';
import { ownHolds } from '~/entities/slots/own-holds';
import { useOwnOffer } from '~/entities/waitlist/queries';
import { useNow } from '~/lib/clock/use-now';

/**
 * Availability of a slot for `customer`, whose payments and offer hold it for themselves; null while it is unknown
 * whose hold is on it. Re-renders when it changes with time.
 */
export function useSlotAvailability(slot: Slot, customer: string): SlotWithAvailability | null {
  const payments = useLatestPayments(customer);
  const offered = useOwnOffer(customer, slot._id);
  const window = useBookingWindow();
  // Computed on every render: the slot may have changed after `useNow` last fired.
  const now = new Date();
  useNow(nextAvailabilityChange(slot, window, now));
  const own = ownHolds([slot], payments, now);
  if (own === null || offered === undefined) return null;
  const holds = offered ? [...own, offered.offer] : own;
  return addAvailability([slot], holds, window, now)[0] ?? null;
}

/** Returns the customer's own booking of the slot; null when it is not theirs, undefined while unknown. */
export function useOwnBooking(slot: Slot, customer: string): Booking | null | undefined {
  const isBooked = slot.claims.some(({ heldUntil }) => heldUntil === null);
  const bookings = usePaidBookings(isBooked ? customer : null);
  if (!isBooked || bookings.state === 'failed') return null;
  if (bookings.state === 'loading') return undefined;
  const { begun, upcoming } = bookings.data;
  return [...begun, ...upcoming].find((booking) => claimOf(slot, booking)) ?? null;
}
