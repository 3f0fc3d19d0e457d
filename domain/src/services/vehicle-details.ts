import type { Service } from './service.ts';

/** What a business may ask of a vehicle besides its type and its plate. */
export const vehicleDetails = ['brand', 'model', 'year'] as const;
export type VehicleDetail = (typeof vehicleDetails)[number];

/**
 * The details that are asked for a service.
 * @param asked what the business asks for with every service
 */
export const detailsAskedFor = (
  { asksVehicleDetails }: Pick<Service, 'asksVehicleDetails'>,
  asked: readonly VehicleDetail[],
): readonly VehicleDetail[] => (asksVehicleDetails ? vehicleDetails : asked);

const isDetail = (name: string): name is VehicleDetail =>
  vehicleDetails.some((detail) => detail === name);

/**
 * Reads which details a business asks for.
 * @param text names separated by spaces, such as 'brand model year'; empty for none
 * @throws Error that names what is none
 */
export function readVehicleDetails(text: string): readonly VehicleDetail[] {
  const names = text.split(' ').filter(Boolean);
  const unknown = names.find((name) => !isDetail(name));
  if (unknown !== undefined) {
    throw new Error(
      `ASK_VEHICLE_DETAILS can name ${vehicleDetails.join(', ')}, but not '${unknown}'`,
    );
  }
  return names.filter(isDetail);
}
