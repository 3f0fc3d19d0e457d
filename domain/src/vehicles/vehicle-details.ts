/** Details that a business may require of a vehicle besides its type and its plate. */
export const vehicleDetails = ['brand', 'model', 'year'] as const;
export type VehicleDetail = (typeof vehicleDetails)[number];

/** The details that are required unless the deployment or the business says otherwise, as text. */
export const defaultVehicleDetails = vehicleDetails.join(' ');

/** Details that the desk must enter for every service: none, because it sees the car. */
export const askedAtDesk: readonly VehicleDetail[] = [];

/**
 * Returns the details that are required for a service.
 * @param asked details that the business requires for every service
 */
export const detailsAskedFor = (
  { asksVehicleDetails }: { asksVehicleDetails: boolean },
  asked: readonly VehicleDetail[],
): readonly VehicleDetail[] => (asksVehicleDetails ? vehicleDetails : asked);

const isDetail = (name: string): name is VehicleDetail =>
  vehicleDetails.some((detail) => detail === name);

/**
 * Reads the details that a business requires.
 * @param text names separated by spaces, such as 'brand model year'; empty for none
 * @throws Error that names an unknown detail
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
