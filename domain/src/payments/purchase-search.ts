import { type SearchedTexts, searchTermsOf } from '../search/search-terms.ts';
import type { Transaction } from './transaction.ts';

type Purchase = Pick<Transaction, '_id' | 'customer' | 'service' | 'vehicle'>;

/**
 * Returns the texts by which a payment and its booking can be found: vehicle, payment number, customer and
 * service.
 */
export const searchedTextsOfPurchase = ({
  _id,
  customer: { name, email, phone },
  service,
  vehicle: { registrationPlate, vehicleBrand, vehicleModel },
}: Purchase): SearchedTexts => ({
  plate: registrationPlate,
  number: _id,
  phone,
  names: [name, service.name, vehicleBrand, vehicleModel],
  email,
});

/** Returns the search terms of a payment and its booking. Terms beyond the limit are left out. */
export const searchTermsOfPurchase = (purchase: Purchase): string[] =>
  searchTermsOf(searchedTextsOfPurchase(purchase));
