import type { InferType } from 'yup';
import { string } from 'yup';
import { instant, text } from '../schema/fields.ts';
import { vehicleSchema } from '../services/vehicle.ts';

/** How many vehicles customers can add themselves. What they book for is remembered beyond that. */
export const maxAddedVehicles = 20;

/** What its owner calls a vehicle; may be empty. */
export const vehicleName = () => text(40).label('Name');

/**
 * A vehicle of a customer. It has no `createdAt`: a booking writes it without having read it. The id is
 * made of customer and plate, so that the same plate is the same vehicle.
 */
export const savedVehicleSchema = vehicleSchema.shape({
  _id: string().required(),
  /** Id of the customer. */
  uid: string().required(),
  name: vehicleName().optional(),
  /** When it was last booked for, added or changed. */
  usedAt: instant().required(),
  /** When its owner made it the default; null: not. The last one so chosen is the default. */
  defaultSince: instant().nullable().optional(),
});

export type SavedVehicle = InferType<typeof savedVehicleSchema>;

const defaultedAt = ({ defaultSince }: SavedVehicle): number => defaultSince?.getTime() ?? 0;

/** The default vehicle first, then those that were used last. */
export function inGarageOrder(vehicles: readonly SavedVehicle[]): SavedVehicle[] {
  const byUse = vehicles.toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime());
  const latest = Math.max(0, ...vehicles.map(defaultedAt));
  const chosen = byUse.find((vehicle) => latest > 0 && defaultedAt(vehicle) === latest);
  return chosen ? [chosen, ...byUse.filter((vehicle) => vehicle !== chosen)] : byUse;
}

/** The id of the vehicle that its owner has chosen as the default; null when none is. */
export function defaultVehicleId(vehicles: readonly SavedVehicle[]): string | null {
  const [first] = inGarageOrder(vehicles);
  return first?.defaultSince ? first._id : null;
}
