import type { Vehicle } from '@carwash/domain/services/vehicle';

/** The car of the tests. */
export const vehicle: Vehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA METRO-GA 11-2233',
};
