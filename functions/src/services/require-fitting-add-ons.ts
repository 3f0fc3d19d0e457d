import { suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { VehicleType } from '@carwash/domain/services/vehicle-types';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { badInput } from '../errors/api-error.ts';

/**
 * Checks the add-ons.
 * @throws ApiError bad_input for an add-on that is not offered with the service for such a vehicle
 */
export function requireFittingAddOns(
  { vehicleType, addOns }: { vehicleType: VehicleType; addOns: readonly string[] },
  service: Pick<Service, '_id'>,
  settings: Pick<PublicSettings, 'addOns'>,
): void {
  const offered = new Set(
    suitableAddOns(service, vehicleType, settings.addOns).map(({ _id }) => _id),
  );
  if (addOns.every((id) => offered.has(id))) return;
  throw badInput('addOns', 'An extra that you chose is not offered for this vehicle any more.');
}
