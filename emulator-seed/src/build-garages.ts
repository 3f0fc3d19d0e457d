import type { Booking } from '@carwash/domain/bookings/booking';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import { savedVehicleId } from '@carwash/functions/vehicles/remember-vehicle';

/** Returns the vehicles that the bookings have added to their customers' garages. */
export function buildGarages(bookings: readonly Booking[]): SavedVehicle[] {
  const byId = new Map<string, SavedVehicle>();
  for (const { customer, vehicle, createdAt } of bookings) {
    if (customer.uid === null) continue;
    const _id = savedVehicleId(customer.uid, vehicle.registrationPlate);
    const usedAt = byId.get(_id)?.usedAt ?? createdAt;
    const latest = usedAt > createdAt ? usedAt : createdAt;
    byId.set(_id, { ...vehicle, _id, uid: customer.uid, usedAt: latest });
  }
  return [...byId.values()];
}
