import type { Vehicle } from '@carwash/domain/services/vehicle';
import { type InferType, object, string } from 'yup';
import { formDraft } from '~/lib/forms/form-draft';

/** The vehicle form as it is typed: everything is text until it is checked. */
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

/** A vehicle as the form shows it. */
export const draftOf = (vehicle: Vehicle): VehicleDraft => ({
  vehicleType: vehicle.vehicleType,
  vehicleBrand: vehicle.vehicleBrand,
  vehicleModel: vehicle.vehicleModel,
  manufacturingYear: String(vehicle.manufacturingYear),
  registrationPlate: vehicle.registrationPlate,
});

/** One draft per customer and tab. */
export const vehicleDraft = (customer: string) =>
  formDraft(`vehicleDraft:${customer}`, vehicleDraftSchema);
