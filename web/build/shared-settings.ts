import { describeSettings } from '@carwash/domain/endpoint/answer-headers';
import { readCurrency } from '@carwash/domain/money/read-currency';
import { readCountry } from '@carwash/domain/users/phone-number';
import {
  defaultVehicleDetails,
  readVehicleDetails,
} from '@carwash/domain/vehicles/vehicle-details';

/** Returns what the client is built with, of the parameters of the functions. */
export function sharedSettings(read: Record<string, string | undefined>) {
  const shared = {
    VITE_BUSINESS_TIME_ZONE: read.BUSINESS_TIME_ZONE || 'Asia/Dhaka',
    VITE_SENDS_MAILS: read.MAIL_URL && read.MAIL_FROM ? 'yes' : '',
    VITE_BUSINESS_COUNTRY: readCountry(read.BUSINESS_COUNTRY || 'BD'),
    VITE_PUBLIC_BASE_URL: (read.PUBLIC_BASE_URL ?? '').replace(/\/+$/, ''),
    VITE_ASKED_VEHICLE_DETAILS: readVehicleDetails(
      read.ASK_VEHICLE_DETAILS ?? defaultVehicleDetails,
    ).join(' '),
    VITE_CURRENCY: readCurrency(read.CURRENCY || 'USD'),
    VITE_PUSH_PUBLIC_KEY: read.PUSH_PUBLIC_KEY ?? '',
    VITE_DEMO_ACCOUNTS: read.DEMO_ACCOUNTS ?? '',
  };
  const settings = describeSettings({
    currency: shared.VITE_CURRENCY,
    timeZone: shared.VITE_BUSINESS_TIME_ZONE,
    country: shared.VITE_BUSINESS_COUNTRY,
    vehicleDetails: shared.VITE_ASKED_VEHICLE_DETAILS,
    pushKey: shared.VITE_PUSH_PUBLIC_KEY,
  });
  return { ...shared, VITE_SETTINGS: settings };
}
