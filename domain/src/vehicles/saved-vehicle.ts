import type { InferType } from 'yup';
import { string } from 'yup';
import { instant, text } from '../schema/fields.ts';
import { vehicleSchema } from './vehicle.ts';

/** Most vehicles that customers can add themselves. Vehicles that they book for are saved beyond that. */
export const maxAddedVehicles = 20;

/** The owner's name for a vehicle; may be empty. */
export const vehicleName = () => text(40).label('Name');

/**
 * A vehicle of a customer. It has no `createdAt`, because a booking writes it without having read it. The id
 * is derived from customer and plate, so that the same plate is the same vehicle.
 */
export const savedVehicleSchema = vehicleSchema.shape({
  _id: string().required(),
  /** Id of the customer. */
  uid: string().required(),
  name: vehicleName().optional(),
  /** Time at which it was last booked for, added or changed. */
  usedAt: instant().required(),
  /**
   * Time at which its owner made it the default; null: never. The vehicle with the latest time is the
   * default.
   */
  defaultSince: instant().nullable().optional(),
});

export type SavedVehicle = InferType<typeof savedVehicleSchema>;

const defaultedAt = ({ defaultSince }: SavedVehicle): number => defaultSince?.getTime() ?? 0;

/** Sorts vehicles: the default first, then the most recently used. */
export function inGarageOrder(vehicles: readonly SavedVehicle[]): SavedVehicle[] {
  const byUse = vehicles.toSorted((one, other) => other.usedAt.getTime() - one.usedAt.getTime());
  const latest = Math.max(0, ...vehicles.map(defaultedAt));
  const chosen = byUse.find((vehicle) => latest > 0 && defaultedAt(vehicle) === latest);
  return chosen ? [chosen, ...byUse.filter((vehicle) => vehicle !== chosen)] : byUse;
}

/** Returns the id of the vehicle that its owner has chosen as the default; null when there is none. */
export function defaultVehicleId(vehicles: readonly SavedVehicle[]): string | null {
  const [first] = inGarageOrder(vehicles);
  return first?.defaultSince ? first._id : null;
}
