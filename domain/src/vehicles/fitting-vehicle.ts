import { type Suitability, suitableVehicleTypes } from './suitable-vehicles.ts';
import { enteredYear, vehicleBrand, vehicleModel, vehicleType } from './vehicle.ts';
import { detailsAskedFor, type VehicleDetail } from './vehicle-details.ts';
import { knownVehicleType, type VehicleType, vehicleTypeName } from './vehicle-types.ts';

/** What a service takes and asks for. */
export interface AskingService extends Suitability {
  asksVehicleDetails: boolean;
}

/** Takes every vehicle and asks for no details, for the fields of a vehicle that is not booked for. */
export const anyService: AskingService = { suitableFor: [], asksVehicleDetails: false };

/** The settings that decide which vehicles can be entered. */
export interface VehicleSettings {
  vehicleTypes: readonly VehicleType[];
  /** Details that the business requires for every service. */
  askedVehicleDetails: readonly VehicleDetail[];
}

/**
 * Returns the latest model year, which is next year, because cars are sold ahead of it.
 * @param today of the business, yyyy-MM-dd
 */
const latestModelYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/**
 * Returns the fields of a vehicle that depend on the service, the day and the business, to be combined with
 * the plate of `enteredVehicleSchema`.
 * @param today of the business, yyyy-MM-dd
 */
export function fittingVehicleFields(
  service: AskingService,
  today: string,
  { vehicleTypes, askedVehicleDetails }: VehicleSettings,
) {
  const asked = detailsAskedFor(service, askedVehicleDetails);
  const suitable = suitableVehicleTypes(service, vehicleTypes);
  const names = suitable.map((type) => vehicleTypeName(type, vehicleTypes)).join(', ');
  const latest = latestModelYear(today);
  const year = enteredYear().max(latest, `Year must be ${latest} or earlier.`);
  return {
    vehicleType: vehicleType()
      .test(
        'known',
        'Choose a vehicle type from the list.',
        (type) => !type || knownVehicleType(type, vehicleTypes) !== null,
      )
      .test(
        'suitable',
        `This service is not for this vehicle, but for: ${names}.`,
        (type) => knownVehicleType(type, vehicleTypes) === null || suitable.includes(type),
      ),
    vehicleBrand: asked.includes('brand')
      ? vehicleBrand().required('Vehicle brand is required.')
      : vehicleBrand(),
    vehicleModel: asked.includes('model')
      ? vehicleModel().required('Vehicle model is required.')
      : vehicleModel(),
    manufacturingYear: asked.includes('year')
      ? year.required('Manufacturing year is required.')
      : year,
  };
}
