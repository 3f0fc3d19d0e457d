import { knownVehicleType, type VehicleType } from '@carwash/domain/services/vehicle-types';

/** Named like the drafts of forms, so that it is deleted with them at the sign-out. */
const storageKey = 'vehicleDraft:type';

/**
 * Returns the id of the vehicle type that was last chosen in this tab, for any service; null when none was.
 * @param types of the settings
 */
export function lastVehicleType(types: readonly VehicleType[]): string | null {
  try {
    return knownVehicleType(sessionStorage.getItem(storageKey), types);
  } catch {
    return null;
  }
}

/** Stores the vehicle type for other pages of this tab that are opened without one in their address. */
export function keepVehicleType(type: string): void {
  try {
    sessionStorage.setItem(storageKey, type);
  } catch {
    // Storage is full or switched off, so only the address holds the type.
  }
}
