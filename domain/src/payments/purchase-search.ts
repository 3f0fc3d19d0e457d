import { type SearchedTexts, searchTermsOf } from '../search/search-terms.ts';
import type { Transaction } from './transaction.ts';

type Purchase = Pick<Transaction, '_id' | 'customer' | 'service' | 'vehicle'>;

/** By what a payment and its booking are found: which car, the number, who, and what. */
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

/** The search terms of a payment and its booking. If there are too many, the last ones are left out. */
export const searchTermsOfPurchase = (purchase: Purchase): string[] =>
  searchTermsOf(searchedTextsOfPurchase(purchase));
