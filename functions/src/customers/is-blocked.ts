import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';

/** Most customers who cannot book online. */
const mostBlocked = 1000;

/**
 * Reads the keys of all customers who cannot book online. There are few, and one query, asked together with
 * everything else of a purchase, costs it no further round trip.
 */
export async function readBlockedKeys({ db }: Context): Promise<ReadonlySet<string>> {
  const blocked = db.customerNotes.orderBy('block.since').select().limit(mostBlocked);
  return new Set((await blocked.get()).docs.map(({ id }) => id));
}

/** Tells whether a customer cannot book online, by their account or their phone number. */
export const isBlocked = (
  { _id, phone }: Pick<User, '_id' | 'phone'>,
  blocked: ReadonlySet<string>,
): boolean => blocked.has(keyOfAccount(_id)) || (phone !== '' && blocked.has(keyOfPhone(phone)));
