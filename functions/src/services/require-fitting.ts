import { enteredVisitSchema, type Visit, visitFields } from '@carwash/domain/payments/visit';
import {
  fittingVehicleFields,
  type VehicleSettings,
} from '@carwash/domain/services/fitting-vehicle';
import type { Service } from '@carwash/domain/services/service';
import { type EnteredVehicle, enteredVehicleSchema } from '@carwash/domain/services/vehicle';
import { askedAtDesk } from '@carwash/domain/services/vehicle-details';
import { businessDay } from '@carwash/domain/time/business-time';
import { object } from 'yup';
import type { Context } from '../context.ts';
import { validateInput } from '../http/validate-input.ts';

/**
 * Checks the vehicle.
 * @throws ApiError bad_input that names the fields in which the vehicle does not fit the service, or lacks a
 * required detail
 */
export function requireFittingVehicle(
  entered: EnteredVehicle,
  service: Pick<Service, 'suitableFor' | 'asksVehicleDetails'>,
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
  service: Pick<Service, 'suitableFor' | 'asksVehicleDetails'>,
  { vehicleTypes }: Pick<VehicleSettings, 'vehicleTypes'>,
  context: Context,
): void =>
  requireFittingVehicle(
    entered,
    service,
    { vehicleTypes, askedVehicleDetails: askedAtDesk },
    context,
  );

/**
 * Checks the address.
 * @param areas where the caller may have it done (`isServed`)
 * @throws ApiError bad_input for an address that is missing or outside the areas, or given although the service does
 * not need one
 */
export function requireFittingVisit(
  entered: Visit,
  service: Pick<Service, 'location'>,
  areas: readonly string[],
): void {
  validateInput(
    object(visitFields(service, areas)),
    enteredVisitSchema.cast(entered, { stripUnknown: true }),
  );
}
