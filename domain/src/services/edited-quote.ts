import {
  addOnsOf,
  type Choice,
  type PriceList,
  type Quote,
  quoteFor,
  quoteOf,
  type Sold,
  suitableAddOns,
} from './quote.ts';
import type { Service } from './service.ts';

/** A sale whose choice is changed. */
export interface SoldChoice extends Sold {
  service: Pick<Service, '_id'>;
  vehicle: Pick<Choice, 'vehicleType'>;
}

/** Tells whether the service or the type of vehicle is another one, so that all add-ons must suit anew. */
const isOther = (sold: SoldChoice, service: Pick<Service, '_id'>, { vehicleType }: Choice) =>
  sold.service._id !== service._id || sold.vehicle.vehicleType !== vehicleType;

/**
 * Returns the wanted add-ons that have to be on offer: those that are new, and all of them for another service or type of
 * vehicle. What was sold stays sold.
 */
export function addOnsToCheck(sold: SoldChoice, service: Pick<Service, '_id'>, wanted: Choice) {
  const had = isOther(sold, service, wanted) ? [] : addOnsOf(sold);
  return wanted.addOns.filter((id) => !had.includes(id));
}

/**
 * Returns price and duration of a changed choice. What was sold and stays keeps its price and its minutes; what is new has
 * those of today.
 */
export function editedQuote(
  sold: SoldChoice,
  service: Parameters<typeof quoteFor>[0],
  wanted: Choice,
  prices: PriceList,
): Quote {
  const today = quoteFor(service, wanted, prices);
  const [first, ...soldAddOns] = sold.lines;
  const [serviceToday, ...addOnsToday] = today.lines;
  const isSameService = sold.service._id === service._id && first?._id === serviceToday?._id;
  const suitable = suitableAddOns(service, wanted.vehicleType, prices.addOns).map(({ _id }) => _id);
  const stays = ({ _id }: { _id: string }) =>
    wanted.addOns.includes(_id) && (!isOther(sold, service, wanted) || suitable.includes(_id));
  const kept = soldAddOns.filter(stays);
  const added = addOnsToday.filter(({ _id }) => !kept.some((line) => line._id === _id));
  // A type of vehicle at the same price keeps the price, and is called by its name.
  const line =
    isSameService && first
      ? {
          ...first,
          ...(isOther(sold, service, wanted) && { name: serviceToday?.name ?? first.name }),
        }
      : serviceToday;
  return quoteOf([...(line ? [line] : []), ...kept, ...added]);
}
