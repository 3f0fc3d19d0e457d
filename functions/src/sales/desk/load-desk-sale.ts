import type { DeskBooking } from '@carwash/domain/bookings/endpoints';
import { walkInName } from '@carwash/domain/bookings/walk-in-name';
import { slotNotFound } from '@carwash/domain/payments/sale-refusals';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { DeskSaleFacts } from '@carwash/domain/sales/sell-at-desk';
import { quoteFor } from '@carwash/domain/services/quote';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { businessDay } from '@carwash/domain/time/business-time';
import type { Customer } from '@carwash/domain/users/user';
import { plateKey } from '@carwash/domain/vehicles/registration-plate';
import {
  datesOfEntry,
  isOpenEntry,
  waitlistEntryId,
} from '@carwash/domain/waitlist/waitlist-entry';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { addDates, addDaysOf, type ReadSlot, readSlotWithDays } from '../../days/read-days.ts';
import { keptMinutesOf, readKeptFor } from '../../days/read-kept-for.ts';
import type { ReadRoster } from '../../days/read-roster.ts';
import { readSlotFromNow } from '../../days/read-slot-from-now.ts';
import { type ReadKey, readIdempotencyKey } from '../../db/idempotency-key.ts';
import { readDocument } from '../../db/read-document.ts';
import { readPrivateSettings, readSettings } from '../../db/read-settings.ts';
import { toError } from '../../errors/api-error.ts';
import {
  hasBooked,
  latestOf,
  readBookingsOfStart,
  readCustomerVersion,
  readOpenPayments,
} from '../../payments/customer-version.ts';
import { readService } from '../../services/read-service.ts';
import { readProfile } from '../../users/read-user.ts';
import { requirePhoneNumber } from '../../users/require-phone-number.ts';
import { type LoadedSale, loaded, loadSale } from '../load-sale.ts';

/** A sale at the desk as it was read: without a booking, unless the call is repeated with its key. */
export interface LoadedDeskSale extends LoadedSale {
  facts: Omit<DeskSaleFacts, 'ids' | 'restIds' | 'code'>;
  /** The bays as they are set up; null when the day exists and already has them. */
  roster: ReadRoster | null;
  /** The Idempotency-Key of this call; null without one. */
  key: ReadKey | null;
}

/**
 * Returns the customer with the name that the desk entered, or their plate. With an account, the account's email is
 * used, and its phone number if the desk entered none.
 * @throws ApiError not_found for an unknown account, bad_input for an invalid phone number
 */
async function readCustomer(
  { customerId, customerName, customerPhone, customerEmail: email, registrationPlate }: DeskBooking,
  context: Context,
): Promise<Customer> {
  const phone =
    customerPhone && (await requirePhoneNumber('customerPhone', customerPhone, context));
  if (customerId === undefined) {
    return { uid: null, name: walkInName(customerName, registrationPlate), email, phone };
  }
  const profile = (await readProfile(customerId, context)).data();
  const name = customerName || profile.name;
  return { uid: profile._id, name, email: profile.email, phone: phone || profile.phone };
}

/** @throws ApiError not_found */
async function readPriced(body: DeskBooking, context: Context) {
  const serviceId = body.serviceId ?? partsOfSlotId(body.slotId ?? '')?.serviceId;
  if (serviceId === undefined) throw toError(slotNotFound);
  const [settings, seller, snapshot] = await Promise.all([
    readSettings(context),
    readPrivateSettings(context),
    readService(serviceId, context),
  ]);
  const service = snapshot.data();
  return { service, quote: quoteFor(service, body, settings), settings, seller };
}

type ReadMinutes = ReadSlot & { roster: ReadRoster | null };

/**
 * Reads the minutes to sell: of an offered slot, or from now on. No closing time applies, because the desk may work until
 * after closing.
 * @param ignored claim id of a hold that the sale takes over
 * @throws ApiError not_found
 */
async function readMinutes(
  { slotId, serviceId }: DeskBooking,
  minutes: number,
  context: Context,
  ignored?: string,
): Promise<ReadMinutes> {
  if (serviceId !== undefined) return readSlotFromNow({ serviceId, minutes, ignored }, context);
  const wanted = { ignored, length: { takes: { minutes }, hours: null } };
  const read = slotId === undefined ? null : await readSlotWithDays(slotId, context, wanted);
  if (!read) throw toError(slotNotFound);
  return { ...read, roster: null };
}

/**
 * Reads the minutes to sell, and the customer's open payment for the same start, if there is one: then also the days of
 * its hold, which is ignored.
 * @param open the customer's open payments
 */
async function readMinutesFor(
  open: readonly QueryDocumentSnapshot<Transaction>[],
  body: DeskBooking,
  minutes: number,
  context: Context,
): Promise<ReadMinutes & { earlier: QueryDocumentSnapshot<Transaction> | null }> {
  const read = await readMinutes(body, minutes, context);
  const earlier = latestOf(open, read.slot._id);
  if (!earlier) return { ...read, earlier };
  const { claimId, slot } = earlier.data();
  const { days, ...own } = await readMinutes(body, minutes, context, claimId);
  return { ...own, days: await addDaysOf(slot, days, context), earlier };
}

/** Reads the customer's entry on the waitlist for this service and day, while it is open; null without one. */
async function readOpenEntry(uid: string | null, serviceId: string, date: string, { db }: Context) {
  if (uid === null) return null;
  const entry = await readDocument(db.waitlist, waitlistEntryId(uid, serviceId, date));
  return entry && isOpenEntry(entry.data()) ? entry : null;
}

/** Returns the day for which competing calls queue. */
export const dayOfSale = (
  { slotId }: Pick<DeskBooking, 'slotId'>,
  { now, settings }: Context,
): string | undefined =>
  slotId === undefined
    ? businessDay(now(), settings.businessTimeZone)
    : partsOfSlotId(slotId)?.date;

/**
 * Returns the part of a call that its key identifies. The shown amount, the way of payment, and the confirmations of a closed
 * day, a booked start and kept minutes are not part of it: they may differ when a lost call is repeated.
 */
function keyedPart(body: DeskBooking): object {
  const {
    agreedAmount,
    paymentMethod,
    freeReason,
    onClosedDay,
    onBookedStart,
    onKeptMinutes,
    ...sale
  } = body;
  return { ...sale, registrationPlate: plateKey(body.registrationPlate) };
}

/**
 * Reads the wanted minutes, their price, their customer, and what the customer has to do with this start already.
 * @throws ApiError not_found for an unknown slot, service or account; conflict for a key of another call
 */
export async function loadDeskSale(
  body: DeskBooking,
  { uid, idempotencyKey }: { uid: string; idempotencyKey: string | null },
  context: Context,
): Promise<LoadedDeskSale> {
  // Read first, so that no purchase of the same customer is missed.
  const customerVersion = await readCustomerVersion(body.customerId ?? null, context);
  const [open, customer] = await Promise.all([
    readOpenPayments(customerVersion, context),
    readCustomer(body, context),
  ]);
  const priced = await readPriced(body, context);
  const { service, quote } = priced;
  const minutes = await readMinutesFor(open, body, quote.minutes, context);
  const { slot, days: ofSlot, roster, earlier } = minutes;
  const { uid: account } = customer;
  const [bookings, entry, keptFor] = await Promise.all([
    account === null ? [] : readBookingsOfStart(account, slot, context),
    readOpenEntry(account, service._id, slot.date, context),
    readKeptFor([account], [keptMinutesOf(slot)], ofSlot, context),
  ]);
  const days = entry ? await addDates(datesOfEntry(entry.data()), ofSlot, context) : ofSlot;
  // Read after slot and bookings: if an earlier attempt of this call took the slot, its key is then found.
  const keyed = { call: 'createDeskBooking', body: keyedPart(body) } as const;
  const key = await readIdempotencyKey(uid, idempotencyKey, keyed, context);
  const soldId = key?.snapshot.data()?.madeId;
  const sale =
    soldId === undefined
      ? loaded({ booking: null, payments: earlier ? [earlier] : [], days, customerVersion, entry })
      : await loadSale(soldId, context);
  const { currency, businessTimeZone: timeZone } = context.settings;
  const facts = {
    body,
    customer,
    ...priced,
    slot,
    keptFor,
    currency,
    timeZone,
    open: open.map((payment) => payment.data()),
    hasBooked: hasBooked(bookings, slot._id),
    entry: entry?.data() ?? null,
  };
  return { ...sale, facts, roster, key };
}
