import { formatVehicle, formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';

/** Returns the name that the owner gave the vehicle, or else its make or type. */
export const vehicleName = (vehicle: SavedVehicle): string =>
  vehicle.name || formatVehicleShort(vehicle);

/**
 * Describes a vehicle so that it can be told from others of the same name: 'DHAKA METRO-GA 11-2233, Car,
 * Toyota Axio 2018'
 */
export const vehicleNote = (vehicle: SavedVehicle): string =>
  `${vehicle.registrationPlate}, ${formatVehicle(vehicle)}`;
