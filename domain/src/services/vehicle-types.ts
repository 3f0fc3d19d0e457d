export const vehicleTypes = [
  'car',
  'truck',
  'SUV',
  'van',
  'motorcycle',
  'bus',
  'electricVehicle',
  'hybridVehicle',
  'bicycle',
  'tractor',
] as const;

export type VehicleType = (typeof vehicleTypes)[number];

/** Returns the type that a text names; null for any other text. */
export const vehicleTypeOf = (name: string | null): VehicleType | null =>
  vehicleTypes.find((type) => type === name) ?? null;

export const vehicleTypeLabels: Record<VehicleType, string> = {
  car: 'Car',
  truck: 'Truck',
  SUV: 'SUV',
  van: 'Van',
  motorcycle: 'Motorcycle',
  bus: 'Bus',
  electricVehicle: 'Electric vehicle',
  hybridVehicle: 'Hybrid vehicle',
  bicycle: 'Bicycle',
  tractor: 'Tractor',
};

/** The names of all types, in order. A service names those that it suits. */
export const vehicleTypeNames: readonly string[] = Object.values(vehicleTypeLabels);
