import { type VehicleDetail, vehicleDetails } from '../vehicles/vehicle-details.ts';
import { defaultVehicleTypes } from '../vehicles/vehicle-types.ts';
import type { PublicSettings, StoredSettings } from './public-settings.ts';

const everyDay = { periods: [{ opens: '09:00', closes: '19:00' }] };

/**
 * The settings of a business that has set nothing. Here, apart from their schema, because public pages load
 * them. The required vehicle details have their default in a parameter of the deployment, see `settingsOf`.
 *
 * PLACEHOLDERS: `address`, `city`, `phone` and `email` are made up. A business sets its own in the console.
 */
export const defaultSettings: PublicSettings = {
  name: 'Clearcoat',
  tagline: 'Car wash and detailing',
  address: ['12 Placeholder Road', 'Dhaka 1212'],
  city: 'Dhaka',
  mapLink: '',
  phone: '+880 1700 000000',
  email: 'hello@carwash.test',
  hours: Array.from({ length: 7 }, () => everyDay),
  exceptions: [],
  bookAheadDays: 30,
  lastMinutes: 0,
  holdMinutes: 15,
  unansweredMinutes: 2,
  cancellationHours: 24,
  refundDays: 7,
  graceMinutes: 15,
  photoDays: 30,
  refundNote: '',
  vatPercent: 0,
  askedVehicleDetails: [...vehicleDetails],
  servedAreas: [],
  pictures: [],
  vehicleTypes: defaultVehicleTypes,
  sizes: [],
  addOns: [],
};

/**
 * Returns all settings of a business.
 * @param stored the stored settings; null and undefined: none
 * @param asked vehicle details that are required unless the stored settings say otherwise
 */
export function settingsOf(
  stored: StoredSettings | null | undefined,
  asked: readonly VehicleDetail[],
): PublicSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return { ...defaultSettings, askedVehicleDetails: [...asked], ...set };
}
