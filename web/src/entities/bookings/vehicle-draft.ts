import type { Booking } from '@carwash/domain/bookings/booking';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import { type InferType, object, string } from 'yup';
import { formDraft } from '~/lib/forms/form-draft';

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

/** A vehicle as values of the form. */
export const vehicleDraftOf = (vehicle: Vehicle): VehicleDraft => ({
  vehicleType: vehicle.vehicleType,
  vehicleBrand: vehicle.vehicleBrand,
  vehicleModel: vehicle.vehicleModel,
  manufacturingYear: String(vehicle.manufacturingYear ?? ''),
  registrationPlate: vehicle.registrationPlate,
});

/** The draft of one customer in this tab. */
export const vehicleDraft = (customer: string) =>
  formDraft(`vehicleDraft:${customer}`, vehicleDraftSchema);

/** Fills the next booking form of the customer, in this tab, with the vehicle of a purchase. */
export function keepVehicle({ customer: { uid }, vehicle }: Pick<Booking, 'customer' | 'vehicle'>) {
  if (uid !== null) vehicleDraft(uid).write(vehicleDraftOf(vehicle));
}
