import type { Service } from './service.ts';
import {
  enteredYear,
  type VehicleType,
  vehicleBrand,
  vehicleModel,
  vehicleType,
  vehicleTypeLabels,
  vehicleTypes,
} from './vehicle.ts';
import { detailsAskedFor, type VehicleDetail } from './vehicle-details.ts';

/** Without case, spaces and dashes: 'Electric-Vehicle' is 'Electric vehicle'. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether an entry names the type, in the singular or the plural. */
function names(entry: string, type: VehicleType): boolean {
  const named = plain(entry);
  return [type, vehicleTypeLabels[type]]
    .map(plain)
    .some((name) => named === name || named === `${name}s` || named === `${name}es`);
}

/**
 * The vehicle types that a service suits, in the order of all types. What it is suitable for is free
 * text: where no entry names a type ('Anything on wheels'), and without entries, it suits all.
 */
export function suitableVehicleTypes({
  suitableFor,
}: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const named = vehicleTypes.filter((type) => suitableFor.some((entry) => names(entry, type)));
  return named.length > 0 ? named : vehicleTypes;
}

/** The vehicle types that a service does not suit, in the order of all types. */
export function otherVehicleTypes(service: Pick<Service, 'suitableFor'>): readonly VehicleType[] {
  const suitable = suitableVehicleTypes(service);
  return vehicleTypes.filter((type) => !suitable.includes(type));
}

/** @param today of the business, yyyy-MM-dd: cars are sold as those of the next year */
export const latestModelYear = (today: string): number => Number(today.slice(0, 4)) + 1;

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
