import { suitableVehicleTypes } from '../vehicles/suitable-vehicles.ts';
import { type PriceList, type Quote, quoteFor } from './quote.ts';
import type { Service } from './service.ts';

/** Returns price and duration of a service without add-ons, for each type of vehicle that it suits. */
export const quotesByVehicle = (
  service: Parameters<typeof quoteFor>[0] & Pick<Service, 'suitableFor'>,
  prices: PriceList,
): Quote[] =>
  suitableVehicleTypes(service, prices.vehicleTypes).map((vehicleType) =>
    quoteFor(service, { vehicleType, addOns: [] }, prices),
  );
