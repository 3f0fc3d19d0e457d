import { type InferType, number, object, string } from 'yup';
import type { JobChange, WaitingChange } from '../days/changed-day.ts';
import { clockTime, day, expiryNote, fromMeta, instant } from '../schema/fields.ts';
import { chosenAddOns } from '../services/add-ons.ts';
import { addDays } from '../time/business-time.ts';
import { phoneMeta } from '../users/user.ts';
import { vehicleSchema } from '../vehicles/vehicle.ts';

/** Most days that a customer can ask for at once. */
export const maxWaitlistDays = 7;

/**
 * State of an entry. waiting: in line. offered: minutes are kept for the customer until the offer ends; after that
 * the entry has lapsed, which nobody writes. taken: the customer has bought a place of that service and day. left:
 * the customer or the business has ended it.
 */
const waitlistStates = ['waiting', 'offered', 'taken', 'left'] as const;
/** Meta of the field `until`. */
export const untilMeta = {
  note: 'The last start that suits, in the time zone of the business; of an offer: until then only this customer can buy it.',
};

/** Minutes that are kept for a customer in line. */
const offerSchema = object({
  slotId: string().required(),
  startsAt: instant().required(),
  /** Claim id of the hold in the day. */
  claimId: string().required(),
  until: instant().required().meta(untilMeta),
});

export type WaitlistOffer = InferType<typeof offerSchema>;

/** A customer who waits for a service on a day: one entry per customer, service and day. */
export const waitlistEntrySchema = object({
  /** `{uid}_{serviceId}_{date}` */
  _id: string().required(),
  uid: string().required(),
  /** Name and contact of the customer when they joined, for the desk. */
  customer: object({
    name: string().required(),
    email: string().defined(),
    phone: string().defined().meta(phoneMeta),
  }).required(),
  service: object({ _id: string().required(), name: string().required() }).required(),
  date: day().required(),
  /** First and last start that suit the customer, HH:mm. */
  from: clockTime().required().meta(fromMeta),
  until: clockTime().required().meta(untilMeta),
  vehicle: vehicleSchema.required(),
  addOns: chosenAddOns().required(),
  /** How long the job takes. */
  minutes: number().integer().min(1).required(),
  state: string().oneOf(waitlistStates).required(),
  /** Id of the place in `waiting` of the day. It is random, so that nobody learns who waits. */
  lineId: string().required(),
  /** The last offer; null: none so far. */
  offer: offerSchema.nullable().defined(),
  /** Number of offers so far, which also counts those of earlier entries with this id. */
  offers: number().integer().min(0).required(),
  createdAt: instant().required(),
  /** A month after the day; Firestore deletes the document some time after it (TTL). */
  expiresAt: instant().required().meta({ note: expiryNote }),
});

export type WaitlistEntry = InferType<typeof waitlistEntrySchema>;

/** Returns the id of a customer's entry for a service and a day. */
export const waitlistEntryId = (uid: string, serviceId: string, date: string): string =>
  `${uid}_${serviceId}_${date}`;

/** Returns the offer that an entry has at `now`; null without one, and once it has lapsed. */
export const offerAt = (
  { state, offer }: Pick<WaitlistEntry, 'state' | 'offer'>,
  now: Date,
): WaitlistOffer | null => (state === 'offered' && offer && offer.until > now ? offer : null);

/** Tells whether the customer waits, or has an offer, at `now`. */
export const isActive = (entry: Pick<WaitlistEntry, 'state' | 'offer'>, now: Date): boolean =>
  entry.state === 'waiting' || offerAt(entry, now) !== null;

/** Tells whether an entry can have a place in line, or minutes that are kept for it. */
export const isOpenEntry = ({ state }: Pick<WaitlistEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';

/** Returns the days that an entry is about: its own, and the next one, into which what is offered may reach. */
export const datesOfEntry = ({ date }: Pick<WaitlistEntry, 'date'>): ReadonlySet<string> =>
  new Set([date, addDays(date, 1)]);

/**
 * Returns the changes of these days that end an entry: of its place in line, and of what is kept for it, which goes
 * to the next in line.
 */
export const daysWithout = ({
  date,
  lineId,
  state,
  offer,
}: Pick<WaitlistEntry, 'date' | 'lineId' | 'state' | 'offer'>): {
  jobs: JobChange[];
  waiting: WaitingChange[];
} => ({
  jobs: state === 'offered' && offer ? [{ claimId: offer.claimId, job: null }] : [],
  waiting: state === 'waiting' ? [{ date, lineId, waiting: null }] : [],
});
