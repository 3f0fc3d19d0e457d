/** What a business may ask of a vehicle besides its type and its plate. */
export const vehicleDetails = ['brand', 'model', 'year'] as const;
export type VehicleDetail = (typeof vehicleDetails)[number];

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
