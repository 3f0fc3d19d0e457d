import type { Service } from './service.ts';
import { suitableVehicleTypes } from './suitable-vehicles.ts';
import { enteredYear, vehicleBrand, vehicleModel, vehicleType } from './vehicle.ts';
import { detailsAskedFor, type VehicleDetail } from './vehicle-details.ts';
import { vehicleTypeLabels, vehicleTypes } from './vehicle-types.ts';

/** @param today of the business, yyyy-MM-dd: cars are sold as those of the next year */
const latestModelYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/**
 * The fields of a vehicle in which it must fit the service, the day and what the business asks for, to
 * be entered beside the plate of `enteredVehicleSchema`.
 * @param today of the business, yyyy-MM-dd
 * @param askedByBusiness the details without which no vehicle is booked, for whatever service
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
