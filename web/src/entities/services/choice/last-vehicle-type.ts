import { type VehicleType, vehicleTypeOf } from '@carwash/domain/services/vehicle-types';

/** Named like the drafts of forms, so that it is deleted with them at the sign-out. */
const storageKey = 'vehicleDraft:type';

/** Returns the vehicle type that was last chosen in this tab, for any service; null when none was. */
export function lastVehicleType(): VehicleType | null {
  try {
    return vehicleTypeOf(sessionStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

/** Stores the vehicle type for other pages of this tab that are opened without one in their address. */
export function keepVehicleType(type: VehicleType): void {
  try {
    sessionStorage.setItem(storageKey, type);
  } catch {
    // Storage is full or switched off, so only the address holds the type.
  }
}
