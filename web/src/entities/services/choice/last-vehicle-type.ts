import { knownVehicleType, type VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { readSessionMirror } from '~/lib/session/session-mirror';
import { readJson, removeStored, writeJson } from '~/lib/storage';

/**
 * Named like the drafts of forms, so that it is deleted with them at the sign-out, and by account, because a sign-out in
 * another tab leaves it here.
 */
const keyOf = (uid: string): string => `vehicleDraft:${uid}`;

const guestKey = keyOf('guest');

const ownKey = (): string => keyOf(readSessionMirror().user?._id ?? 'guest');

/**
 * Returns the id of the vehicle type that was last chosen in this tab, for any service, by this account or else before the
 * sign-in; null when none was.
 * @param types of the settings
 */
export function lastVehicleType(types: readonly VehicleType[]): string | null {
  const stored = readJson('session', ownKey()) ?? readJson('session', guestKey);
  return typeof stored === 'string' ? knownVehicleType(stored, types) : null;
}

/** Stores the vehicle type for other pages of this tab that are opened without one in their address. */
export function keepVehicleType(type: string): void {
  // The choice of before the sign-in must not pass to the next person.
  removeStored('session', guestKey);
  writeJson('session', ownKey(), type);
}
