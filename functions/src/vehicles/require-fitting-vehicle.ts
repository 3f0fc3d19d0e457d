import { businessDay } from '@carwash/domain/time/business-time';
import {
  type AskingService,
  fittingVehicleFields,
  type VehicleSettings,
} from '@carwash/domain/vehicles/fitting-vehicle';
import { type EnteredVehicle, enteredVehicleSchema } from '@carwash/domain/vehicles/vehicle';
import { askedAtDesk } from '@carwash/domain/vehicles/vehicle-details';
import type { Context } from '../context.ts';
import { validateInput } from '../http/validate-input.ts';

/**
 * Checks the vehicle.
 * @throws ApiError bad_input that names the fields in which the vehicle does not fit the service, or lacks a
 * required detail
 */
export function requireFittingVehicle(
  entered: EnteredVehicle,
  service: AskingService,
  asked: VehicleSettings,
  { now, settings: { businessTimeZone } }: Context,
): void {
  const today = businessDay(now(), businessTimeZone);
  const fields = fittingVehicleFields(service, today, asked);
  const vehicle = enteredVehicleSchema.cast(entered, { stripUnknown: true });
  validateInput(enteredVehicleSchema.shape(fields), vehicle);
}

/** Checks a vehicle at the desk, which enters no details that only the settings ask for, see `requireFittingVehicle`. */
export const requireVehicleAtDesk = (
  entered: EnteredVehicle,
  service: AskingService,
  { vehicleTypes }: Pick<VehicleSettings, 'vehicleTypes'>,
  context: Context,
): void =>
  requireFittingVehicle(
    entered,
    service,
    { vehicleTypes, askedVehicleDetails: askedAtDesk },
    context,
  );
