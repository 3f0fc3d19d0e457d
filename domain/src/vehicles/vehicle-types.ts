/** A type of vehicle that the business washes. */
export interface VehicleType {
  _id: string;
  name: string;
}

/** The vehicle types of a business that has set none. */
export const defaultVehicleTypes: VehicleType[] = [
  { _id: 'car', name: 'Car' },
  { _id: 'truck', name: 'Truck' },
  { _id: 'SUV', name: 'SUV' },
  { _id: 'van', name: 'Van' },
  { _id: 'motorcycle', name: 'Motorcycle' },
  { _id: 'bus', name: 'Bus' },
  { _id: 'electricVehicle', name: 'Electric car' },
  { _id: 'hybridVehicle', name: 'Hybrid car' },
  { _id: 'bicycle', name: 'Bicycle' },
  { _id: 'tractor', name: 'Tractor' },
];

/** Returns the id of a type if it is in the list; null for any other text. */
export const knownVehicleType = (id: string | null, types: readonly VehicleType[]): string | null =>
  types.find(({ _id }) => _id === id)?._id ?? null;

/** Returns the name of a type. A default one that was removed has its first name. */
export const vehicleTypeName = (id: string, types: readonly VehicleType[]): string =>
  [...types, ...defaultVehicleTypes].find(({ _id }) => _id === id)?.name ?? 'Removed type';
