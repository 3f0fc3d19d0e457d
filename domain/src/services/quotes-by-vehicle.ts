import { type PriceList, type Quote, quoteFor } from './quote.ts';
import type { Service } from './service.ts';
import { suitableVehicleTypes } from './suitable-vehicles.ts';
import type { VehicleType } from './vehicle-types.ts';

/** Returns price and duration of a service without add-ons, for each type of vehicle that it suits. */
export const quotesByVehicle = (
  service: Parameters<typeof quoteFor>[0] & Pick<Service, 'suitableFor'>,
  { vehicleTypes, ...prices }: PriceList & { vehicleTypes: readonly VehicleType[] },
): Quote[] =>
  suitableVehicleTypes(service, vehicleTypes).map((vehicleType) =>
    quoteFor(service, { vehicleType, addOns: [] }, prices),
  );
