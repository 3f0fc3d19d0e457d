import type { SavedVehicle } from '@carwash/domain/garage/saved-vehicle';
import { formatVehicle, formatVehicleShort } from '~/entities/bookings/format-vehicle';

/** What a vehicle is called: the name that its owner gave it, or what it is. */
export const vehicleName = (vehicle: SavedVehicle): string =>
  vehicle.name || formatVehicleShort(vehicle);

/** What tells a vehicle from others of the same name: 'DHAKA METRO-GA 11-2233, Car, Toyota Axio 2018' */
export const vehicleNote = (vehicle: SavedVehicle): string =>
  `${vehicle.registrationPlate}, ${formatVehicle(vehicle)}`;
