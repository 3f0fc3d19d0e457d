import { type Vehicle, vehicleTypeLabels } from '@carwash/domain/services/vehicle';

/** A vehicle without its plate: 'Car, Toyota Axio 2018' */
export const formatVehicle = ({
  vehicleType,
  vehicleBrand,
  vehicleModel,
  manufacturingYear,
}: Omit<Vehicle, 'registrationPlate'>): string =>
  `${vehicleTypeLabels[vehicleType]}, ${vehicleBrand} ${vehicleModel} ${manufacturingYear}`;
