import type { Service } from './service.ts';
import { suitableVehicleTypes } from './suitable-vehicles.ts';
import { enteredYear, vehicleBrand, vehicleModel, vehicleType } from './vehicle.ts';
import { detailsAskedFor, type VehicleDetail } from './vehicle-details.ts';
import { vehicleTypeLabels, vehicleTypes } from './vehicle-types.ts';

/**
 * Returns the latest model year, which is next year, because cars are sold ahead of it.
 * @param today of the business, yyyy-MM-dd
 */
const latestModelYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/**
 * Returns the fields of a vehicle that depend on the service, the day and the business, to be combined with
 * the plate of `enteredVehicleSchema`.
 * @param today of the business, yyyy-MM-dd
 * @param askedByBusiness details that the business requires for every service
 */
export function fittingVehicleFields(
  service: Pick<Service, 'suitableFor' | 'asksVehicleDetails'>,
  today: string,
  askedByBusiness: readonly VehicleDetail[],
) {
  const asked = detailsAskedFor(service, askedByBusiness);
  const suitable = suitableVehicleTypes(service);
  const labels = suitable.map((type) => vehicleTypeLabels[type]).join(', ');
  const latest = latestModelYear(today);
  const year = enteredYear().max(latest, `Year must be ${latest} or earlier.`);
  return {
    vehicleType: vehicleType().test(
      'suitable',
      `This service is not for this vehicle, but for: ${labels}.`,
      (type) => !vehicleTypes.includes(type) || suitable.includes(type),
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
