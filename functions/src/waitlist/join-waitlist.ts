import { lapsedOffersOn } from '@carwash/domain/customers/trace';
import type { WaitingChange } from '@carwash/domain/days/changed-day';
import type { Day } from '@carwash/domain/days/day';
import { maxWaitingPerDay } from '@carwash/domain/days/waiting';
import type { Endpoints } from '@carwash/domain/endpoints';
import {
  accountDisabled,
  bookByPhone,
  noProfile,
  refusalOfAddOns,
  refusalOfPaused,
} from '@carwash/domain/payments/sale-refusals';
import { quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { storedVehicle } from '@carwash/domain/vehicles/vehicle';
import type { JoinWaitlist } from '@carwash/domain/waitlist/endpoints';
import { maxLapsedOffers, mayGetOffer } from '@carwash/domain/waitlist/offer-limit';
import {
  nothingToWaitFor,
  refusalAfterOffers,
  refusalOfFreeTime,
  refusalOfFullLine,
  refusalOfManyEntries,
  refusalOfSecondEntry,
  refusalWhilePaying,
  waitlistNeedsVerifiedEmail,
} from '@carwash/domain/waitlist/refusals';
import { startsToWaitFor } from '@carwash/domain/waitlist/starts-to-wait-for';
import {
  isActive,
  type WaitlistEntry,
  waitlistEntryId,
} from '@carwash/domain/waitlist/waitlist-entry';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { isBlocked } from '../customers/is-blocked.ts';
import { readTraces, traceIdsOfAccount } from '../customers/traces.ts';
import { changeDays } from '../days/change-days.ts';
import { newLineId } from '../days/put-back-entry.ts';
import { type ReadDays, readDates, slotIn } from '../days/read-days.ts';
import { commitOrFindOwn, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { toError } from '../errors/api-error.ts';
import { mustConfirmEmail } from '../gateways/find-account.ts';
import type { Caller, Handler } from '../http/handler.ts';
import {
  raiseCustomerVersion,
  readCustomerVersion,
  readOpenPayments,
} from '../payments/customer-version.ts';
import { readService } from '../services/read-service.ts';
import { requireFittingVehicle } from '../vehicles/require-fitting-vehicle.ts';

/** How long an entry is kept after its day, in days. */
const keptDays = 30;

/** The wanted job. */
interface Wish {
  body: JoinWaitlist;
  service: Service;
  minutes: number;
  settings: PublicSettings;
}

/**
 * Reads the wanted job.
 * @throws ApiError not_found, not_on_sale, bad_input for a vehicle or an add-on that does not suit the service
 */
async function readWish(body: JoinWaitlist, context: Context): Promise<Wish> {
  const [settings, found] = await Promise.all([
    readSettings(context),
    readService(body.serviceId, context),
  ]);
  const service = found.data();
  const refusal = refusalOfPaused(service) ?? refusalOfAddOns(body, service, settings);
  if (refusal) throw toError(refusal);
  requireFittingVehicle(body, service, settings, context);
  return { body, service, settings, minutes: quoteFor(service, body, settings).minutes };
}

/**
 * Returns the starts HH:mm of a day for which the caller can wait.
 * @throws ApiError bad_input without any, conflict where one of them is open
 */
function waitedStarts(
  date: string,
  days: ReadDays,
  { body, minutes, settings }: Wish,
  context: Context,
): string[] {
  const { businessTimeZone: timeZone } = context.settings;
  const now = context.now();
  const day = days.find(({ id }) => id === date)?.data();
  const wanted = { ...body, minutes };
  const rules = { hours: settings, window: { ...settings, timeZone } };
  const starts = day ? startsToWaitFor(day, wanted, rules, now) : [];
  if (starts.length === 0) throw toError(nothingToWaitFor(date, minutes));
  const length = { takes: { minutes }, hours: settings };
  for (const { _id, startTime } of starts) {
    const slot = slotIn(days, _id, context, { length });
    if (slot && isSlotOpen(slot, now)) throw toError(refusalOfFreeTime(date, startTime));
  }
  return starts.map(({ startTime }) => startTime);
}

/**
 * Returns a new place in line.
 * @throws ApiError conflict when the line is full
 */
function newPlace(
  date: string,
  starts: string[],
  day: Day | undefined,
  { body, minutes }: Wish,
  since: Date,
): WaitingChange {
  if (Object.keys(day?.waiting ?? {}).length >= maxWaitingPerDay) {
    throw toError(refusalOfFullLine(date));
  }
  const lineId = newLineId();
  return { date, lineId, waiting: { serviceId: body.serviceId, minutes, starts, since } };
}

/** Reads the caller's entries from today on. */
async function readEntriesToCome(
  uid: string,
  { db, now, settings }: Context,
): Promise<WaitlistEntry[]> {
  const today = businessDay(now(), settings.businessTimeZone);
  const found = await db.waitlist.where('uid', '==', uid).where('date', '>=', today).get();
  return found.docs.map((entry) => entry.data());
}

/** Tells whether a customer has paid at the desk, of which their version does not always know. */
async function hasPaidAtDesk(uid: string, { db }: Context): Promise<boolean> {
  const paid = db.transactions.where('customer.uid', '==', uid).where('status', '==', 'success');
  const { docs } = await paid.limit(20).get();
  return docs.some((payment) => payment.data().amount > 0);
}

/** Returns the profile of a caller who may join. */
async function readMember(caller: Caller, plate: string, context: Context) {
  const { db } = context;
  const [[profile], settings] = await Promise.all([
    db.readAll(db.users.doc(caller.uid)),
    readSettings(context),
  ]);
  const member = profile.data();
  if (!member) throw toError(noProfile);
  if (member.status === 'disabled') throw toError(accountDisabled);
  if (await isBlocked(member, plate, context)) throw toError(bookByPhone(settings));
  if (await mustConfirmEmail(caller, context)) throw toError(waitlistNeedsVerifiedEmail);
  return member;
}

const entryOf = (
  earlier: DocumentSnapshot<WaitlistEntry>,
  { date, lineId }: WaitingChange,
  { _id: uid, name, email, phone }: Awaited<ReturnType<typeof readMember>>,
  { body, service, minutes, settings: { vehicleTypes } }: Wish,
  { now, settings }: Context,
): Omit<WaitlistEntry, 'offers'> => ({
  _id: earlier.id,
  uid,
  customer: { name, email, phone },
  service: { _id: service._id, name: service.name },
  date,
  from: body.from,
  until: body.until,
  vehicle: storedVehicle(body, vehicleTypes),
  addOns: [...body.addOns],
  minutes,
  state: 'waiting',
  lineId,
  offer: null,
  createdAt: now(),
  expiresAt: businessInstant(addDays(date, keptDays), '00:00', settings.businessTimeZone),
});

/**
 * Puts the caller in line on each of the days, or on none of them.
 * @throws ApiError forbidden, email_not_verified, not_found, not_on_sale, bad_input, conflict
 */
async function join(
  body: JoinWaitlist,
  caller: Caller,
  context: Context,
): Promise<WaitlistEntry[] | undefined> {
  const { db, now } = context;
  const dates = [...new Set(body.dates)].sort();
  // Read first, because the account may be deleted meanwhile.
  const customerVersion = await readCustomerVersion(caller.uid, context);
  const member = await readMember(caller, body.registrationPlate, context);
  const wish = await readWish(body, context);
  const ownTraces = traceIdsOfAccount(member, [body.registrationPlate], context);
  const [days, earlier, payments, toCome, traces] = await Promise.all([
    readDates(new Set(dates.flatMap((date) => [date, addDays(date, 1)])), context),
    db.readAll(
      ...dates.map((date) => db.waitlist.doc(waitlistEntryId(caller.uid, body.serviceId, date))),
    ),
    readOpenPayments(customerVersion, context),
    readEntriesToCome(caller.uid, context),
    readTraces(ownTraces, context),
  ]);
  const active = toCome.filter((entry) => isActive(entry, now()));
  const hasPaid = customerVersion?.data()?.hasPaid || (await hasPaidAtDesk(caller.uid, context));
  const tooMany = refusalOfManyEntries(active.length + dates.length, hasPaid);
  if (tooMany) throw toError(tooMany);
  const batch = db.batch();
  const paidDates = payments
    .map((payment) => payment.data())
    .filter(({ service }) => service._id === body.serviceId)
    .map(({ slot }) => slot.date);
  const places = dates.map((date, at) => {
    const before = earlier[at]?.data();
    if (before && isActive(before, now())) throw toError(refusalOfSecondEntry(date));
    const ofDay = toCome.filter((entry) => entry.date === date);
    const isFirst = ofDay.length === 0;
    const hadAll = isFirst && lapsedOffersOn(traces, date) >= maxLapsedOffers;
    if (hadAll || mayGetOffer(ofDay, now()) === 'had_all') throw toError(refusalAfterOffers(date));
    if (paidDates.includes(date)) throw toError(refusalWhilePaying(date));
    const day = days.find(({ id }) => id === date)?.data();
    return newPlace(date, waitedStarts(date, days, wish, context), day, wish, now());
  });
  const entries = earlier.flatMap((snapshot, at) => {
    const place = places[at];
    if (!place) return [];
    const isFirst = toCome.every((entry) => entry.date !== place.date);
    const before = snapshot.data()?.offers ?? (isFirst ? lapsedOffersOn(traces, place.date) : 0);
    const entry = { ...entryOf(snapshot, place, member, wish, context), offers: before };
    const { _id, ...fields } = entry;
    if (snapshot.exists) batch.update(snapshot.ref, fields, ifUnchanged(snapshot));
    else batch.create(snapshot.ref, entry);
    return entry;
  });
  changeDays(batch, days, { waiting: places }, context);
  raiseCustomerVersion(batch, customerVersion, context);
  const [first] = entries;
  const made = first && db.waitlist.doc(first._id);
  if (!made) throw new Error('Somebody waits on no day');
  const isOwn = ({ lineId }: WaitlistEntry) => lineId === first.lineId;
  return (await commitOrFindOwn(batch, made, isOwn, context)) ? entries : undefined;
}

/**
 * Puts the caller in line for a service on days without room.
 * @throws ApiError forbidden without a profile, email_not_verified, not_found for an unknown service, not_on_sale,
 * bad_input for a vehicle or an add-on that does not suit the service and for days on which nothing is offered at the
 * chosen hours, conflict where there is room, or where the caller waits already
 */
export const joinWaitlist: Handler<Context, Endpoints['joinWaitlist']> = (
  { body, caller },
  context,
) => retryOnConflict(() => join(body, caller, context), body.dates[0]);
