import type { Vehicle } from './vehicle.ts';

/** Describes a vehicle without its type and plate: 'Toyota Axio 2018'; may be empty. */
export const formatMake = ({
  vehicleBrand,
  vehicleModel,
  manufacturingYear,
}: Pick<Vehicle, 'vehicleBrand' | 'vehicleModel' | 'manufacturingYear'>): string =>
  [vehicleBrand, vehicleModel, manufacturingYear ?? ''].filter(Boolean).join(' ');

/** Describes a vehicle without its plate: 'Car, Toyota Axio 2018'; 'Car' where only the type is known. */
export const formatVehicle = (vehicle: Omit<Vehicle, 'registrationPlate'>): string =>
  [vehicle.vehicleTypeName, formatMake(vehicle)].filter(Boolean).join(', ');

/**
 * Describes a vehicle briefly, without plate and year: 'Toyota Axio'; by its type where the make is unknown.
 */
export const formatVehicleShort = (vehicle: Omit<Vehicle, 'registrationPlate'>): string =>
  formatMake({ ...vehicle, manufacturingYear: null }) || vehicle.vehicleTypeName;
