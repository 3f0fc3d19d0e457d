import type { Booking } from '@carwash/domain/bookings/booking';
import type { SeedSlot } from './build-slots.ts';

/** The slots, each once. Those with a booking that was not cancelled are marked as booked. */
export function fillSlots(slots: readonly SeedSlot[], bookings: readonly Booking[]): SeedSlot[] {
  const bySlot = new Map(
    bookings
      .filter(({ status }) => status !== 'cancelled')
      .map((booking) => [booking.slot._id, booking] as const),
  );
  return [...new Map(slots.map((slot) => [slot._id, slot])).values()].map((slot) => {
    const booking = bySlot.get(slot._id);
    if (!booking) return slot;
    return { ...slot, isBooked: 'booked', claimId: booking.claimId };
  });
}
