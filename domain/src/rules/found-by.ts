import type { Transaction } from '../entities/transaction.ts';
import type { User } from '../entities/user.ts';
import { type SearchedTexts, searchTermsOf } from './search-terms.ts';

type Purchase = Pick<Transaction, '_id' | 'customer' | 'service' | 'vehicle'>;
type Person = Pick<User, 'name' | 'email' | 'phone'>;

/** By what a payment and its booking are found: which car, the number, who, and what. */
export const textsOfPurchase = ({
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

/** By what a person is found: name, email and phone. */
export const textsOfPerson = ({ name, email, phone }: Person): SearchedTexts => ({
  names: [name],
  phone,
  email,
});

/** The terms of a payment and its booking. Of what is as long as it may be, the last is left out. */
export const foundByPurchase = (purchase: Purchase): string[] =>
  searchTermsOf(textsOfPurchase(purchase));

export const foundByPerson = (person: Person): string[] => searchTermsOf(textsOfPerson(person));
