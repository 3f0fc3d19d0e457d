import type { VehicleDetail } from '../services/vehicle-details.ts';
import type { PublicSettings, StoredSettings } from './public-settings.ts';

const everyDay = { periods: [{ opens: '09:00', closes: '19:00' }] };

/**
 * The settings of a business that has set nothing. Here, apart from their schema, because public pages load
 * them. What is asked of vehicles has a parameter of the deployment for its default: `settingsOf`.
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
  cancellationHours: 24,
  askedVehicleDetails: [],
  pictures: [],
  sizes: [],
  addOns: [],
};

/**
 * All settings of a business.
 * @param stored what it has set; null and undefined: nothing
 * @param asked what is asked of vehicles unless it has set that
 */
export function settingsOf(
  stored: StoredSettings | null | undefined,
  asked: readonly VehicleDetail[],
): PublicSettings {
  const { _id, ...set } = { _id: undefined, ...stored };
  return { ...defaultSettings, askedVehicleDetails: [...asked], ...set };
}
