import type { EnteredVehicle } from '@carwash/domain/vehicles/vehicle';
import { type InferType, object, string } from 'yup';

/** The values of the vehicle form; all of them are text until they are validated. */
export const vehicleDraftSchema = object({
  vehicleType: string().defined(),
  vehicleBrand: string().defined(),
  vehicleModel: string().defined(),
  manufacturingYear: string().defined(),
  registrationPlate: string().defined(),
});

export type VehicleDraft = InferType<typeof vehicleDraftSchema>;

export const emptyVehicleDraft: VehicleDraft = {
  vehicleType: '',
  vehicleBrand: '',
  vehicleModel: '',
  manufacturingYear: '',
  registrationPlate: '',
};

/** Returns a vehicle as form values. */
export const vehicleDraftOf = (vehicle: EnteredVehicle): VehicleDraft => ({
  vehicleType: vehicle.vehicleType,
  vehicleBrand: vehicle.vehicleBrand,
  vehicleModel: vehicle.vehicleModel,
  manufacturingYear: String(vehicle.manufacturingYear ?? ''),
  registrationPlate: vehicle.registrationPlate,
});

/** Picks the vehicle's values from those of a larger form. */
export const vehicleDraftIn = ({
  vehicleType,
  vehicleBrand,
  vehicleModel,
  manufacturingYear,
  registrationPlate,
}: VehicleDraft): VehicleDraft => ({
  vehicleType,
  vehicleBrand,
  vehicleModel,
  manufacturingYear,
  registrationPlate,
});
