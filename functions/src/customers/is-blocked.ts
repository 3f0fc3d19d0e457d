import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import { blockedSince } from '@carwash/domain/customers/trace';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import { readTraces, traceIdsOfAccount } from './traces.ts';

/**
 * Reads whether a customer cannot book online: by their account or phone number, or because they are recognised by
 * address, a phone number of before, or the plate as somebody who was blocked.
 */
export async function isBlocked(
  customer: User,
  plate: string,
  context: Pick<Context, 'db' | 'keyedHash' | 'now'>,
): Promise<boolean> {
  const { db } = context;
  const { _id, phone } = customer;
  const keys = [keyOfAccount(_id), ...(phone === '' ? [] : [keyOfPhone(phone)])];
  const [notes, traces] = await Promise.all([
    db.readAll(...keys.map((key) => db.customerNotes.doc(key))),
    readTraces(traceIdsOfAccount(customer, [plate], context), context),
  ]);
  return (
    notes.some((note) => (note.data()?.block ?? null) !== null) || blockedSince(traces) !== null
  );
}
