import { knownVehicleType, type VehicleType } from '@carwash/domain/services/vehicle-types';
import { readSessionMirror } from '~/lib/session/session-mirror';

/**
 * Named like the drafts of forms, so that it is deleted with them at the sign-out, and by account, because a sign-out in
 * another tab leaves it here.
 */
const keyOf = (uid: string | undefined): string => `vehicleDraft:${uid ?? 'guest'}`;

const ownKey = (): string => keyOf(readSessionMirror().user?._id);

/**
 * Returns the id of the vehicle type that was last chosen in this tab, for any service, by this account or else before the
 * sign-in; null when none was.
 * @param types of the settings
 */
export function lastVehicleType(types: readonly VehicleType[]): string | null {
  try {
    const stored = sessionStorage.getItem(ownKey()) ?? sessionStorage.getItem(keyOf(undefined));
    return knownVehicleType(stored, types);
  } catch {
    return null;
  }
}

/** Stores the vehicle type for other pages of this tab that are opened without one in their address. */
export function keepVehicleType(type: string): void {
  try {
    sessionStorage.setItem(ownKey(), type);
  } catch {
    // Storage is full or switched off, so only the address holds the type.
  }
}
