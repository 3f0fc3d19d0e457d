import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { type SeededRandom, seededRandom } from '@carwash/emulator-seed/seeded-random';
import { newBays } from '../../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../../support/catalogue/catalogue.ts';
import { timeZone } from '../../../support/emulators/emulators.ts';
import { storeSettings } from '../../../support/settings/settings.ts';
import type { Harness } from '../harness/harness.ts';
import { newAdmin, newCustomers, newUnprovenCustomer, type Person } from '../people/people.ts';

/** A payment that a customer has begun. */
export interface Payment {
  id: string;
  as: Person;
  slot: Slot;
  /** Whether its customer gives it up once its hold is over. */
  isGivenUp: boolean;
  /** Whether the provider saw it paid. */
  isPaid: boolean;
  /** Whether it was paid while its hold lasted: then it has a bay, unless the bays have changed. */
  isInTime: boolean;
}

/** A step of a run, described for a failure report. */
interface Told {
  step: number;
  text: string;
  /** Id of the slot that the step concerns; null for all. */
  slotId: string | null;
}

/** A business of a few bays whose customers pay in every possible way, on few starts. */
export interface Business {
  harness: Harness;
  random: SeededRandom;
  admin: Person;
  /** The last two have not confirmed their email address. */
  people: readonly Person[];
  services: readonly Service[];
  /** Usual number of bays. */
  bays: number;
  /** Whether the bays never change, so that each customer who pays in time must be booked. */
  areBaysFixed: boolean;
  /** The earliest first. */
  slots: readonly Slot[];
  payments: Payment[];
  /**
   * The start whose hold has just ended: competing customers want it, and its former holder may still pay.
   */
  lapsed: Slot | null;
  /** Ids of the current closures. */
  closures: string[];
  /** Times at which the bays or their closures were changed. */
  changes: Date[];
  step: number;
  story: Told[];
}

/** A size that takes less time than usual, and an add-on that takes more. */
const prices = {
  sizes: [{ _id: 'small', name: 'Small', vehicleTypes: ['motorcycle' as const] }],
  addOns: [{ _id: 'wax', name: 'Wax', price: 10, minutes: 15, services: null, vehicleTypes: null }],
};

/** Length of a day of this business, in minutes. */
const horizon = 11 * 60;

interface Timetable {
  service: Service;
  /** Minutes from one start to the next. */
  every: number;
  /** Minutes of each start, in turn: starts made by hand are longer or shorter than the service. */
  lengths: readonly number[];
}

/** Creates starts of a service from the next quarter of an hour on. */
function openStarts(harness: Harness, { service, every, lengths }: Timetable) {
  const quarter = 15 * minuteMs;
  const first = Math.ceil(harness.clock.now().getTime() / quarter) * quarter + quarter;
  const starts = Array.from({ length: Math.floor(horizon / every) }, (_, at) => {
    const startsAt = new Date(first + at * every * minuteMs);
    const minutes = lengths[at % lengths.length] ?? service.duration;
    const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
    return {
      date: businessDay(startsAt, timeZone),
      startTime: businessClockTime(startsAt, timeZone),
      endTime: businessClockTime(endsAt, timeZone),
      startsAt,
      endsAt,
    };
  });
  return newSlotsAt(harness, service, starts);
}

/** Options of a run. */
export interface Run extends Pick<Business, 'bays' | 'areBaysFixed'> {
  seed: string;
}

/**
 * Opens a business. The seed names the run: the same name gives the same steps at the same hours. Only when
 * jobs begin at the same time do their random claim ids decide which of them is placed first.
 */
export async function openBusiness(
  harness: Harness,
  { seed, bays, areBaysFixed }: Run,
): Promise<Business> {
  harness.mend();
  await harness.wipe();
  const random = seededRandom(seed);
  const tomorrow = addDays(businessDay(new Date(), timeZone), 1);
  // In the runs at night some sales last over midnight.
  const opensAt = random.pick(['06:00', '10:00', '19:00']);
  harness.clock.stopAt(businessInstant(tomorrow, opensAt, timeZone));
  await newBays(harness, bays, { cleanUp: random.pick([0, 5, 15]) });
  await storeSettings(harness, prices);
  const sizePrices = [{ sizeId: 'small', price: 20, duration: 20 }];
  const [wash, quick, coat] = [
    await newService(harness, {
      _id: 'wash0045',
      duration: 45,
      suitableFor: ['car', 'motorcycle'],
      sizePrices,
    }),
    await newService(harness, { _id: 'quick005', duration: 5, price: 5 }),
    await newService(harness, { _id: 'coat0120', duration: 120, price: 150 }),
  ];
  const slots = [
    ...(await openStarts(harness, { service: wash, every: 30, lengths: [45, 45, 30, 120] })),
    ...(await openStarts(harness, { service: quick, every: 45, lengths: [5] })),
    ...(await openStarts(harness, { service: coat, every: 90, lengths: [120] })),
  ];
  const [proven, unproven] = [
    await newCustomers(harness, 4),
    [0, 1].map(() => newUnprovenCustomer(harness)),
  ];
  return {
    harness,
    random,
    admin: await newAdmin(harness),
    people: [...proven, ...(await Promise.all(unproven))],
    services: [wash, quick, coat],
    bays,
    areBaysFixed,
    slots: slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()),
    payments: [],
    lapsed: null,
    closures: [],
    changes: [],
    step: 0,
    story: [],
  };
}

export function tell(
  { harness, step, story }: Business,
  text: string,
  slotId: string | null,
): void {
  story.push({ step, text: `${harness.clock.now().toISOString().slice(11, 19)} ${text}`, slotId });
}

/** Returns the steps up to one of them that concern the bays or the slots that a fault names. */
export const storyOf = ({ story }: Business, fault: string, until: number): string[] =>
  story
    .filter(({ step, slotId }) => step <= until && (slotId === null || fault.includes(slotId)))
    .slice(-25)
    .map(({ step, text }) => `    ${step} ${text}`);
