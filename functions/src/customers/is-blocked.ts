import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';

/** Reads whether a customer cannot book online, by their account or their phone number. */
export async function isBlocked(
  { _id, phone }: Pick<User, '_id' | 'phone'>,
  { db }: Context,
): Promise<boolean> {
  const keys = [keyOfAccount(_id), ...(phone === '' ? [] : [keyOfPhone(phone)])];
  const notes = await db.readAll(...keys.map((key) => db.customerNotes.doc(key)));
  return notes.some((note) => (note.data()?.block ?? null) !== null);
}
