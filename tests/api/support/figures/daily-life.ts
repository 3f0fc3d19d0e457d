import type { Service } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { Slot } from '@carwash/domain/slots/slot';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import type { SeededRandom } from '@carwash/emulator-seed/seeded-random';
import { type Answer, call } from '../../../support/calls/call.ts';
import { newService, newSlot } from '../../../support/catalogue/catalogue.ts';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { signedInNow } from '../people/personas.ts';
import type { PlainCounters } from './plain-recount.ts';

/** A business whose customers, admin and visitors do everything that changes a figure. */
export interface DailyLife {
  harness: Harness;
  random: SeededRandom;
  admin: Person;
  customers: Person[];
  /** Users who signed up meanwhile; they only have an account. */
  visitors: string[];
  services: Service[];
  /** No longer sold, but not deleted while customers have bookings. */
  closing: Service[];
  booked: { id: string; as: Person; service: Service; startsAt: Date }[];
  reviews: { id: string; as: Person }[];
  /** The counters of money of each day on which something was done, as they were when it ended. */
  closed: Map<string, PlainCounters>;
  /** Number of records made so far, which makes names different. */
  made: number;
}

export const hour = 60;
export const day = 24 * hour;

/** Creates a slot of the service that starts in this many minutes, or at the next free minute after that. */
export async function slotIn(
  { harness }: DailyLife,
  service: Service,
  minutes: number,
): Promise<Slot> {
  for (let start = minutes; ; start += 1) {
    const slot = await newSlot(harness, service, start).catch(() => undefined);
    if (slot) return slot;
  }
}

export const soldService = ({ random, services }: DailyLife): Service => random.pick(services);

const addOn = { minutes: 0, services: null, vehicleTypes: null };

/** Add-ons of every service. */
export const addOns: PublicSettings['addOns'] = [
  { ...addOn, _id: 'wax', name: 'Wax No. 1', price: 9.99 },
  { ...addOn, _id: 'mats', name: 'Mats: 50% off', price: 1.29 },
  { ...addOn, _id: 'scent', name: 'Scent', price: 0 },
];

/** Returns a vehicle and its owner's choice of add-ons. */
export const drawWish = ({ random }: DailyLife) => ({
  ...vehicle,
  vehicleType: random.pick(defaultVehicleTypes)._id,
  addOns: addOns.filter(() => random.chance(30)).map(({ _id }) => _id),
});

const offers = [
  { name: 'Foam', price: 19.99, category: 'basicWash' },
  { name: 'Wax', price: 0.29, category: 'detailing' },
  { name: 'Ceramics', price: 1049.9, category: 'premiumPackages' },
  { name: 'Engine', price: 33.33, category: 'specialtyService' },
  { name: 'Steam', price: 70, category: 'ecoFriendly' },
] as const;

/** Creates a service that suits every vehicle. */
export const newOffer = (harness: Harness, number: number): Promise<Service> =>
  newService(harness, {
    ...offers[number % offers.length],
    suitableFor: [],
    vatPercent: (number % 3) * 5,
  });

export const isDone = ({ status }: Answer): boolean => status >= 200 && status < 300;

/** Calls as the admin, who has just signed in. */
export const asAdmin = (
  { harness, admin }: DailyLife,
  method: string,
  path: string,
  json?: object,
): Promise<Answer> => call(harness, method, path, { token: signedInNow(harness, admin), json });
