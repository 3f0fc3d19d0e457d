import type { Vehicle } from '@carwash/domain/entities/vehicle';
import { type InferType, object, string } from 'yup';

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

/** One draft per customer and tab. It outlives a reload and an expired session, not the tab. */
const storageKey = (customer: string) => `vehicleDraft:${customer}`;

/** What the customer has typed before; null when there is nothing usable. */
export function readVehicleDraft(customer: string): VehicleDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(customer)) ?? 'null');
    return vehicleDraftSchema.isValidSync(stored, { strict: true }) ? stored : null;
  } catch {
    return null;
  }
}

export function writeVehicleDraft(customer: string, draft: VehicleDraft): void {
  try {
    sessionStorage.setItem(storageKey(customer), JSON.stringify(draft));
  } catch {
    // Storage is full or switched off: a reload starts with an empty form.
  }
}
