import { string } from 'yup';
import type { Booking } from '../bookings/booking.ts';
import { plateKey } from '../vehicles/registration-plate.ts';

const prefixes = { account: 'u-', phone: 'p-', plate: 'c-' } as const;

/** Account, phone number or plate that a customer key contains. */
export type CustomerMark =
  | { kind: 'account'; uid: string }
  /** The digits of a stored phone number. */
  | { kind: 'phone'; digits: string }
  /** A plate in the form in which plates are compared. */
  | { kind: 'plate'; plate: string };

const digitsOf = (phone: string): string => phone.replace(/\D/g, '');

/** Returns the customer key of an account. */
export const keyOfAccount = (uid: string): string => prefixes.account + uid;

/**
 * Returns the customer key of a phone number.
 * @param phone a stored phone number, not empty
 */
export const keyOfPhone = (phone: string): string => prefixes.phone + digitsOf(phone);

/** Returns the customer key of a plate, which may be written in any way. */
export const keyOfPlate = (plate: string): string => prefixes.plate + plateKey(plate);

/** Returns what a key stands for; null for any other text. */
export function readCustomerKey(key: string): CustomerMark | null {
  const uid = /^u-([\w-]{1,128})$/.exec(key)?.[1];
  if (uid !== undefined) return { kind: 'account', uid };
  const digits = /^p-(\d{2,20})$/.exec(key)?.[1];
  if (digits !== undefined) return { kind: 'phone', digits };
  const plate = /^c-(?=.{1,64}$)([\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)$/u.exec(key)?.[1];
  return plate === undefined ? null : { kind: 'plate', plate };
}

/** Returns the field of a customer's key. */
export const customerKey = () =>
  string()
    .test('key', 'There is no such customer.', (key) => !key || readCustomerKey(key) !== null)
    .meta({
      note: 'The key of a customer: `u-` with the _id of their account; without one `p-` with the digits of the phone number, or `c-` with the plate in lower case, in which only letters are separated from each other, by a hyphen.',
    });

/** Tells whether online bookings can be recognised as those of this customer: a plate alone says little. */
export const canBeBlocked = (key: string): boolean => {
  const kind = readCustomerKey(key)?.kind;
  return kind === 'account' || kind === 'phone';
};

/** Tells whether the account of a customer was deleted: the key names one that there is not. */
export const isAccountDeleted = (card: { customerKey: string; uid: string | null }): boolean =>
  card.uid === null && readCustomerKey(card.customerKey)?.kind === 'account';

/**
 * Returns the keys by which the customer of a booking is known: the account, or else phone and plate. The first
 * one is the most certain.
 */
export function keysOfBooking({ customer, vehicle }: Pick<Booking, 'customer' | 'vehicle'>) {
  if (customer.uid !== null) return [keyOfAccount(customer.uid)];
  const plate = keyOfPlate(vehicle.registrationPlate);
  return digitsOf(customer.phone) === '' ? [plate] : [keyOfPhone(customer.phone), plate];
}
