import type { Transaction } from '../entities/transaction.ts';
import type { User } from '../entities/user.ts';
import { searchTermsOf } from './search-terms.ts';

/** By what a payment and its booking are found: who, which car, what, and the number. */
export const foundByPurchase = ({
  _id,
  customer: { name, email, phone },
  service,
  vehicle: { registrationPlate, vehicleBrand, vehicleModel },
}: Pick<Transaction, '_id' | 'customer' | 'service' | 'vehicle'>): string[] =>
  searchTermsOf([
    registrationPlate,
    name,
    email,
    phone,
    _id,
    service.name,
    vehicleBrand,
    vehicleModel,
  ]);

/** By what a person is found: name, email and phone. */
export const foundByPerson = ({
  name,
  email,
  phone,
}: Pick<User, 'name' | 'email' | 'phone'>): string[] => searchTermsOf([name, email, phone]);
