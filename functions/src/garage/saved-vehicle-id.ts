import { createHash } from 'node:crypto';
import { plateKey } from '@carwash/domain/services/registration-plate';

/**
 * Returns the id of a customer's vehicle: the same for a plate however it is written. It does not contain the
 * plate, because ids are in addresses, which are logged.
 */
export function savedVehicleId(uid: string, plate: string): string {
  const hash = createHash('sha256').update(plateKey(plate)).digest('hex');
  return `${uid}_${hash.slice(0, 20)}`;
}
