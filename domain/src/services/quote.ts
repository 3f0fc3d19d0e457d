import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import type { VehicleSize } from '../vehicles/vehicle-sizes.ts';
import { type VehicleType, vehicleTypeName } from '../vehicles/vehicle-types.ts';
import type { AddOn } from './add-ons.ts';
import type { PriceLine } from './price-lines.ts';
import type { Service } from './service.ts';

/** What makes up all prices, with the services. */
export interface PriceList {
  vehicleTypes: readonly VehicleType[];
  sizes: readonly VehicleSize[];
  addOns: readonly AddOn[];
}

/** A customer's choice for a service. */
export interface Choice {
  /** Id of a vehicle type. */
  vehicleType: string;
  /** Ids of add-ons, in any order. */
  addOns: readonly string[];
}

/** Returns the size of a vehicle; undefined when no size has its type. */
const sizeOf = (type: string, sizes: readonly VehicleSize[]): VehicleSize | undefined =>
  sizes.find(({ vehicleTypes }) => vehicleTypes.includes(type));

/**
 * Returns the add-ons that suit a service and a vehicle, in the order of the business.
 * @param type null: any
 */
export const suitableAddOns = (
  { _id }: Pick<Service, '_id'>,
  type: string | null,
  known: readonly AddOn[],
): AddOn[] =>
  known.filter(
    ({ services, vehicleTypes }) =>
      (services === null || services.includes(_id)) &&
      (vehicleTypes === null || type === null || vehicleTypes.includes(type)),
  );

type PricedService = Pick<Service, '_id' | 'name' | 'price' | 'duration' | 'sizePrices'>;

export interface Quote {
  /** The service first; add-ons in the order of the business. Unsuitable ones are left out. */
  lines: PriceLine[];
  /** In major units. */
  amount: number;
  minutes: number;
}

/** Names the vehicle that was chosen, because customers never see the names of sizes. */
export const sizedName = (service: string, vehicleType: string): string =>
  `${service} (${vehicleType})`;

function serviceLine(
  { name, price, duration, sizePrices }: PricedService,
  type: string,
  { sizes, vehicleTypes }: Pick<PriceList, 'sizes' | 'vehicleTypes'>,
): PriceLine {
  const size = sizeOf(type, sizes);
  const priced = size && sizePrices.find((entry) => entry.sizeId === size._id);
  if (!priced) return { _id: '', name, price, minutes: duration };
  return {
    _id: size._id,
    name: sizedName(name, vehicleTypeName(type, vehicleTypes)),
    price: priced.price,
    minutes: priced.duration,
  };
}

/** Returns the sum of the lines, in major units; added up in minor ones. */
const sumOf = (lines: readonly Pick<PriceLine, 'price'>[]): number =>
  fromMinorUnits(lines.reduce((sum, { price }) => sum + toMinorUnits(price), 0));

/** Returns how many minutes lines take in all. */
export const minutesOf = (lines: readonly Pick<PriceLine, 'minutes'>[]): number =>
  lines.reduce((sum, { minutes }) => sum + minutes, 0);

/** Returns price and duration of the chosen lines. */
export const quoteOf = (lines: PriceLine[]): Quote => ({
  lines,
  amount: sumOf(lines),
  minutes: minutesOf(lines),
});

/** Computes price and duration of a choice. */
export function quoteFor(
  service: PricedService,
  { vehicleType, addOns }: Choice,
  prices: PriceList,
): Quote {
  const chosen = suitableAddOns(service, vehicleType, prices.addOns)
    .filter(({ _id }) => addOns.includes(_id))
    .map(({ _id, name, price, minutes }): PriceLine => ({ _id, name, price, minutes }));
  return quoteOf([serviceLine(service, vehicleType, prices), ...chosen]);
}

/** Returns the same choice for nothing. */
export const freeQuote = ({ lines, minutes }: Quote): Quote => ({
  lines: lines.map((line) => ({ ...line, price: 0 })),
  amount: 0,
  minutes,
});

/** A sale, as its payment and its booking keep it. */
export interface Sold {
  lines: readonly PriceLine[];
}

/** Returns the ids of the add-ons among the lines. */
export const addOnsOf = ({ lines }: Sold): string[] => lines.slice(1).map(({ _id }) => _id);

/**
 * Tells whether the sold choice is the one that is wanted now, at any price. Compares the size by the current
 * quote, and add-ons by their ids, including those that are no longer offered.
 */
export const isSameChoice = (
  sold: Sold,
  { lines }: Quote,
  { addOns }: Pick<Choice, 'addOns'>,
): boolean => {
  const [had, wanted] = [addOnsOf(sold), new Set(addOns)];
  const isSameSize = sold.lines[0]?._id === lines[0]?._id;
  return isSameSize && had.length === wanted.size && had.every((id) => wanted.has(id));
};

/** Tells whether it is the service at its usual price and nothing else. */
export const isServiceAlone = ({ lines }: Sold): boolean =>
  lines.length === 1 && lines[0]?._id === '';

/**
 * Tells whether the price or the duration of a service depends on the vehicle, or the service has add-ons.
 */
export const hasChoices = (
  service: Pick<Service, '_id' | 'sizePrices'>,
  { sizes, addOns }: Pick<PriceList, 'sizes' | 'addOns'>,
): boolean =>
  sizes.some(({ _id }) => service.sizePrices.some(({ sizeId }) => sizeId === _id)) ||
  suitableAddOns(service, null, addOns).length > 0;
