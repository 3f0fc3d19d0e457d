import { isErased } from '@carwash/domain/bookings/erased-customer';
import { keysOfBooking, readCustomerKey } from '@carwash/domain/customers/customer-key';
import type { Endpoints } from '@carwash/domain/endpoints';
import {
  eraseCustomer as eraseFromSale,
  refusalOfErasure,
} from '@carwash/domain/sales/erase-customer';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { customerSubject } from '../customers/change-note.ts';
import { bookingsOfCustomer } from '../customers/find-bookings.ts';
import { ApiError, toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { preferencesIdOf } from '../messages/preferences-id.ts';
import { eraseVisitRecord } from '../users/erase-visit-records.ts';
import { changeBookingByClock } from './change-sale.ts';
import { loadSale } from './load-sale.ts';

/** Reads the bookings of a walk-in that still name them. @throws ApiError not_found, conflict for an account */
async function readNamed(key: string, context: Context) {
  if (readCustomerKey(key)?.kind === 'account') {
    throw new ApiError('conflict', 'This customer has an account: delete the account instead.');
  }
  const bookings = (await bookingsOfCustomer(key, context)).filter(
    ({ customer }) => !isErased(customer),
  );
  if (bookings.length === 0) throw new ApiError('not_found', 'There is no such customer.');
  return bookings;
}

const factsOf = ({ now, settings }: Context) => ({
  now: now(),
  timeZone: settings.businessTimeZone,
});

/** @throws ApiError conflict that names the booking that is not over or whose money is open */
async function requireAllOver(ids: readonly string[], context: Context): Promise<void> {
  for (const id of ids) {
    const { sale } = await loadSale(id, context);
    const refused = refusalOfErasure(sale, factsOf(context));
    if (refused) throw toError(refused);
  }
}

/**
 * Erases a customer without an account: from all past bookings and payments, with photos and damage notes, the staff's
 * notes and what they have switched off. Messages that are not sent yet are dropped when they are due. Plates, sums and
 * receipts stay, and so does the keyed hash of a block. The bookings come last, because by them a repeated call finds the rest after a failure.
 * @throws ApiError not_found; conflict for an account, and while a booking is not over or its money is open
 */
export const eraseCustomer: Handler<Context, Endpoints['eraseCustomer']> = async (
  { body: { customerKey: key }, caller },
  context,
) => {
  const bookings = await readNamed(key, context);
  const ids = bookings.map(({ _id }) => _id);
  await requireAllOver(ids, context);
  for (const id of ids) await eraseVisitRecord(id, context);
  const { db } = context;
  const batch = db.batch();
  const emails = new Set(bookings.map(({ customer }) => customer.email).filter(Boolean));
  for (const email of emails) {
    batch.delete(db.messagePreferences.doc(preferencesIdOf({ uid: null, email })));
  }
  for (const each of new Set([key, ...bookings.flatMap(keysOfBooking)])) {
    batch.delete(db.customerNotes.doc(each));
  }
  const subject = await customerSubject(key, context);
  const change = {
    kind: 'customer',
    action: 'erased',
    subject,
    before: null,
    after: null,
  } as const;
  addAuditEntry(batch, change, caller, context);
  await batch.commit();
  for (const id of ids) {
    const load = () => loadSale(id, context);
    await changeBookingByClock(load, (sale) => eraseFromSale(sale, factsOf(context)), context);
  }
  return {};
};
