import type { EnteredVehicle, Vehicle } from '@carwash/domain/vehicles/vehicle';

/** The car of the tests. */
export const vehicle: EnteredVehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA METRO-GA 11-2233',
};

/** The car of the tests as a booking keeps it. */
export const bookedVehicle: Vehicle = { ...vehicle, vehicleTypeName: 'Car' };

/** Address of the vehicle. */
export const address = '12 Lake Road, Dhaka';
