import { type Quote, quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { JobLength } from '@carwash/domain/slots/job-length';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { useSettings } from '~/lib/settings/settings';
import type { UrlChoice } from './url-choice';

/** Returns the id of the vehicle type whose price is shown until one is chosen: the first that the service suits. */
export const usualVehicleType = (
  service: Pick<Service, 'suitableFor'>,
  types: readonly VehicleType[],
): string => suitableVehicleTypes(service, types)[0] ?? '';

export type QuotedService = Parameters<typeof quoteFor>[0] & Pick<Service, 'suitableFor'>;

/** Returns the current price of a choice, and how long its job takes. */
export function useQuote(
  service: QuotedService,
  { vehicleType, addOns }: UrlChoice,
): Quote & { length: JobLength } {
  const settings = useSettings();
  const type = vehicleType ?? usualVehicleType(service, settings.vehicleTypes);
  const quote = quoteFor(service, { vehicleType: type, addOns }, settings);
  return { ...quote, length: { takes: { minutes: quote.minutes }, hours: settings } };
}
