import {
  buildHeader,
  describeSettings,
  settingsHeader,
} from '@carwash/domain/endpoint/answer-headers';
import { readCurrency } from '@carwash/domain/money/read-currency';
import { readCountry } from '@carwash/domain/users/phone-number';
import { askedVehicleDetails, parameters } from './parameters.ts';

/** Replaced by the bundler; missing where the sources run as they are. */
declare const BUILD_ID: string | undefined;

/** Returns the headers with which every answer says what is deployed. */
export const deployedHeaders = (): Record<string, string> => ({
  [buildHeader]: typeof BUILD_ID === 'undefined' ? 'source' : BUILD_ID,
  [settingsHeader]: describeSettings({
    currency: readCurrency(parameters.currency.value()),
    timeZone: parameters.businessTimeZone.value(),
    country: readCountry(parameters.businessCountry.value()),
    vehicleDetails: askedVehicleDetails().join(' '),
    pushKey: parameters.pushPublicKey.value(),
  }),
});
