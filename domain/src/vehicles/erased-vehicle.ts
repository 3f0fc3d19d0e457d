import type { Vehicle } from './vehicle.ts';

/** Replaces the plate of a vehicle that was kept for long enough. Nobody can enter it, because a plate needs a letter or a digit. */
export const erasedPlate = '—';

/** Returns a vehicle of which only the type is left, which the statistics count. */
export const erasedVehicle = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  vehicleBrand: '',
  vehicleModel: '',
  manufacturingYear: null,
  registrationPlate: erasedPlate,
});

export const isErasedVehicle = ({ registrationPlate }: Pick<Vehicle, 'registrationPlate'>) =>
  registrationPlate === erasedPlate;
