import type { Vehicle } from '@carwash/domain/services/vehicle';
import { vehicleTypeLabels } from '@carwash/domain/services/vehicle-types';

/** What is known of a vehicle besides its type and plate: 'Toyota Axio 2018'; may be empty. */
export const formatMake = ({
  vehicleBrand,
  vehicleModel,
  manufacturingYear,
}: Pick<Vehicle, 'vehicleBrand' | 'vehicleModel' | 'manufacturingYear'>): string =>
  [vehicleBrand, vehicleModel, manufacturingYear ?? ''].filter(Boolean).join(' ');

/** A vehicle without its plate: 'Car, Toyota Axio 2018'; 'Car' where nothing else is known. */
export const formatVehicle = (vehicle: Omit<Vehicle, 'registrationPlate'>): string =>
  [vehicleTypeLabels[vehicle.vehicleType], formatMake(vehicle)].filter(Boolean).join(', ');

/** A vehicle in few words, without plate and year: 'Toyota Axio'; its type where that is not known. */
export const formatVehicleShort = (vehicle: Omit<Vehicle, 'registrationPlate'>): string =>
  formatMake({ ...vehicle, manufacturingYear: null }) || vehicleTypeLabels[vehicle.vehicleType];
