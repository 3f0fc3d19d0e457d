import type { Transaction } from '../entities/transaction.ts';
import type { User } from '../entities/user.ts';
import { searchTermsOf } from './search-terms.ts';

/** How many digits of a phone number people say at home; the rest is the country's. */
const nationalDigits = 10;

/** A phone number as it is written, and as it is dialled at home: without its country's code. */
function phoneForms(phone: string): string[] {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < nationalDigits) return [phone];
  const national = digits.slice(-nationalDigits);
  return [phone, national, `0${national}`];
}

/**
 * By what a payment and its booking are found: who, which car, what, and the number. Where it is all as
 * long as it may be, the last of it is left out.
 */
export const foundByPurchase = ({
  _id,
  customer: { name, email, phone },
  service,
  vehicle: { registrationPlate, vehicleBrand, vehicleModel },
}: Pick<Transaction, '_id' | 'customer' | 'service' | 'vehicle'>): string[] =>
  searchTermsOf([
    registrationPlate,
    _id,
    name,
    ...phoneForms(phone),
    service.name,
    vehicleBrand,
    vehicleModel,
    email,
  ]);

/** By what a person is found: name, email and phone. */
export const foundByPerson = ({
  name,
  email,
  phone,
}: Pick<User, 'name' | 'email' | 'phone'>): string[] =>
  searchTermsOf([name, email, ...phoneForms(phone)]);
