import type { Day } from '@carwash/domain/days/day';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { slotsOfDay } from '@carwash/domain/slots/slots-of-day';
import { businessClockTime, businessInstant } from '@carwash/domain/time/business-time';
import { offerAt, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import { type SeededRandom, seededRandom } from '@carwash/emulator-seed/seeded-random';
import { offerPlaces } from '@carwash/functions/waitlist/offer-places';
import { expect } from 'vitest';
import { collidingJobs } from '../../support/assertions/faults-of-bays.ts';
import type { Answer } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin, moveBooking } from '../support/calls/desk.ts';
import { callback, cancelPayment, initiate } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { joinWaitlist, leaveWaitlist } from '../support/calls/waitlist.ts';
import { slotsAround } from '../support/days/mornings.ts';
import { type History, historiesOf, historyTags } from '../support/histories.ts';
import { newAdmin, newCustomers, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';
import { collide, fittingPlaces, freePlaces, isFree } from '../support/waitlist/fitting-places.ts';

const cleanUp = 10;
const firstStart = 9 * 60;
const lastStart = 13 * 60;

/** A business whose days are full, and people who wait. */
interface Town {
  random: SeededRandom;
  admin: Person;
  waiters: readonly Person[];
  outsiders: readonly Person[];
  services: readonly { _id: string; duration: number }[];
  dates: readonly string[];
  slots: readonly TestSlot[];
  /** Bookings, with their customer; null: of the desk. */
  booked: { id: string; as: Person | null; slot: Pick<TestSlot, '_id' | 'date' | 'serviceId'> }[];
  /** Payments that hold a slot. */
  held: { id: string; as: Person }[];
  counts: Map<string, number>;
}

const count = ({ counts }: Town, what: string, by = 1): void => {
  counts.set(what, (counts.get(what) ?? 0) + by);
};

const isDone = ({ status }: Answer): boolean => status === 200;
const now = () => harness.clock.now();

async function readDaysOf({ dates }: Town): Promise<Day[]> {
  const days = await Promise.all(dates.map((date) => harness.context.db.days.doc(date).get()));
  return days.flatMap((day) => day.data() ?? []);
}

async function readEntries(): Promise<WaitlistEntry[]> {
  const { docs } = await harness.context.db.waitlist.get();
  return docs.map((entry) => entry.data());
}

const anyOf = <T>({ random }: Town, list: readonly T[]): T | undefined =>
  list.length === 0 ? undefined : random.pick(list);

const minutesOf = ({ services }: Town, { serviceId }: Pick<TestSlot, 'serviceId'>): number =>
  services.find(({ _id }) => _id === serviceId)?.duration ?? 0;

/** Pays for a slot. */
async function buy(town: Town, as: Person, slot: TestSlot | Pick<TestSlot, '_id' | 'serviceId'>) {
  const answer = await initiate(harness, as, slot as TestSlot);
  if (!isDone(answer)) return answer;
  const id: string = answer.data.transactionId;
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  const [, date = ''] = slot._id.split('_');
  town.booked.push({ id, as, slot: { ...slot, date } });
  return answer;
}

/** Sells every slot, so that nothing is open. */
async function fillUp(town: Town): Promise<void> {
  for (const slot of town.slots) {
    for (let bay = 0; bay < 2; bay += 1) {
      const as = town.random.pick(town.outsiders);
      if (town.random.chance(70)) await buy(town, as, slot);
      else {
        const answer = await bookAtDesk(harness, town.admin, slot);
        if (isDone(answer)) town.booked.push({ id: answer.data._id, as: null, slot });
      }
    }
  }
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Joins with random wishes. */
function join(town: Town, as: Person): Promise<Answer> {
  const { random, services, dates } = town;
  const from = firstStart + 30 * random.between(0, 4);
  const until = Math.min(lastStart, from + 30 * random.between(1, 6));
  const hours = { from: clock(from), until: clock(until) };
  return joinWaitlist(harness, as, random.pick(services), [random.pick(dates)], hours);
}

/**
 * Lets an outsider, a rescheduling customer and the desk try to get a slot. Each that succeeds must have got minutes
 * that fit nobody who waits.
 */
async function tryAround(town: Town, slot: TestSlot): Promise<void> {
  const { random, admin, outsiders, booked } = town;
  const [day] = (await readDaysOf(town)).filter(({ _id }) => _id === slot.date);
  if (!day) return;
  const fitting = fittingPlaces(day, now());
  const free = freePlaces(day, slot.startTime, minutesOf(town, slot), now());
  const fair = free.filter((place) => !fitting.some((other) => collide(place, other, day)));
  const own = anyOf(
    town,
    booked.filter(({ as, slot: at }) => as !== null && at.serviceId === slot.serviceId),
  );
  const way = random.between(1, 4);
  let answer: Answer | undefined;
  if (way === 1) answer = await buy(town, random.pick(outsiders), slot);
  else if (way === 2) {
    answer = await bookAtDesk(harness, admin, slot);
    if (isDone(answer)) booked.push({ id: answer.data._id, as: null, slot });
  } else if (own?.as) {
    // A booking that moves within its own minutes makes room for itself.
    if (own.slot.date === slot.date) return;
    answer =
      way === 3
        ? await reschedule(harness, own.as, own.id, slot)
        : await moveBooking(harness, admin, own.id, slot);
    if (isDone(answer)) own.slot = slot;
  }
  if (!answer) return;
  if (isDone(answer)) {
    count(town, 'sold to others, where it fits nobody who waits');
    expect(fair, `${slot._id} was sold around the line`).not.toEqual([]);
  } else if (free.length > 0 && fair.length === 0) count(town, 'outsiders refused a kept place');
}

/** Returns the slots for which a bay is free, whoever waits. */
async function openLooking(town: Town): Promise<TestSlot[]> {
  const days = new Map((await readDaysOf(town)).map((day) => [day._id, day]));
  return town.slots.filter((slot) => {
    const day = days.get(slot.date);
    return day && freePlaces(day, slot.startTime, minutesOf(town, slot), now()).length > 0;
  });
}

const operations = {
  /** While outsiders watch the slot, and offers are made by two at once. */
  async cancel(town: Town) {
    const { booked, random, outsiders, admin } = town;
    const gone = anyOf(town, booked);
    if (!gone) return;
    const { id, as, slot } = gone;
    const before = (await readDaysOf(town)).find(({ _id }) => _id === slot.date);
    const claimId = (await harness.context.db.bookings.doc(id).get()).data()?.claimId ?? '';
    const job = before?.jobs[claimId];
    const watcher = random.pick(outsiders);
    const [cancelled, bought] = await Promise.all([
      as ? cancelBooking(harness, as, id) : cancelAsAdmin(harness, admin, id, { refund: false }),
      buy(town, watcher, slot),
      offerPlaces(slot.date, harness.context),
    ]);
    if (!isDone(cancelled)) return;
    booked.splice(booked.indexOf(gone), 1);
    count(town, 'places freed by a cancellation');
    if (!before || !job) return;
    const { [claimId]: _freed, ...jobs } = before.jobs;
    const after = { ...before, jobs };
    const isAwaited = fittingPlaces(after, now()).some((place) => collide(place, job, after));
    if (isAwaited) count(town, 'of them awaited');
    // Otherwise somebody who waits may have been offered another place, and this one is for everybody.
    const { from, to } = job;
    const wasFree = before.bays.some(({ _id: bay }) => isFree({ bay, from, to }, before, now()));
    if (isAwaited && !wasFree && fittingPlaces(before, now()).length === 0) {
      count(town, 'of them the only place');
      expect(isDone(bought), 'a freed place was publicly open for a moment').toBe(false);
    }
  },
  async payOffer(town: Town) {
    const offered = (await readEntries()).filter((entry) => offerAt(entry, now()));
    const entry = anyOf(town, offered);
    const as = town.waiters.find(({ uid }) => uid === entry?.uid);
    if (!entry?.offer || !as) return;
    const wanted = { _id: entry.offer.slotId, serviceId: entry.service._id };
    const end = town.random.between(1, 10);
    if (end <= 6) {
      const answer = await buy(town, as, wanted);
      expect(answer, 'an offer could not be bought').toMatchObject({ status: 200 });
      count(town, 'offers paid');
      return;
    }
    const answer = await initiate(harness, as, wanted as TestSlot);
    expect(answer, 'an offer could not be held').toMatchObject({ status: 200 });
    const id: string = answer.data.transactionId;
    if (end <= 8) {
      await cancelPayment(harness, as, id);
      count(town, 'offers whose payment was given up');
    } else {
      town.held.push({ id, as });
      count(town, 'offers whose payment was left to lapse');
    }
  },
  /** Pays for what has lapsed, or still holds. */
  async payLate(town: Town) {
    const [held] = town.held.splice(0, 1);
    if (!held) return;
    harness.provider.pay(held.id);
    await callback(harness, 'notify', held.id);
    const transaction = (await harness.context.db.transactions.doc(held.id).get()).data();
    if (transaction?.status === 'success') {
      town.booked.push({
        id: held.id,
        as: held.as,
        slot: { ...transaction.slot, serviceId: transaction.service._id },
      });
    }
    count(town, `late payments: ${transaction?.status}`);
  },
  /** Holds of people outside of the line. */
  async holdElsewhere(town: Town) {
    const as = town.random.pick(town.outsiders);
    const answer = await initiate(harness, as, town.random.pick(town.slots));
    if (isDone(answer)) town.held.push({ id: answer.data.transactionId, as });
  },
  async leave(town: Town) {
    const entry = anyOf(
      town,
      (await readEntries()).filter(({ state }) => state === 'waiting' || state === 'offered'),
    );
    const as = town.waiters.find(({ uid }) => uid === entry?.uid);
    if (!entry || !as) return;
    expect(isDone(await leaveWaitlist(harness, as, entry._id))).toBe(true);
    count(town, 'left the line');
  },
  async joinAgain(town: Town) {
    if (isDone(await join(town, town.random.pick(town.waiters)))) count(town, 'joined');
  },
  async letTimePass(town: Town) {
    const before = (await readEntries()).filter((entry) => offerAt(entry, now()));
    harness.clock.advanceMinutes(town.random.between(8, 31));
    count(town, 'offers lapsed', before.filter((entry) => !offerAt(entry, now())).length);
    if (town.random.chance(60)) expect((await reconcile(harness, town.admin)).status).toBe(200);
  },
};

type Operation = keyof typeof operations;
const names = Object.keys(operations) as Operation[];
const often: readonly Operation[] = ['cancel', 'cancel', 'payOffer', 'payOffer', 'letTimePass'];

const isQuiet = (): boolean => {
  const time = businessClockTime(now(), timeZone);
  return time >= '21:00' || time < '08:00';
};

/** Looks at everything that is stored, by loops of its own. */
async function expectFair(town: Town): Promise<void> {
  const [days, entries] = await Promise.all([readDaysOf(town), readEntries()]);
  expect(collidingJobs(days)).toEqual([]);
  const offered = entries.flatMap((entry) => {
    const offer = offerAt(entry, now());
    return offer ? [{ entry, offer }] : [];
  });
  const jobs = new Map(days.flatMap((day) => Object.entries(day.jobs)));
  expect(new Set(offered.map(({ offer }) => offer.claimId)).size).toBe(offered.length);
  for (const { offer } of offered) {
    expect(jobs.get(offer.claimId)).toMatchObject({ slotId: offer.slotId, heldUntil: offer.until });
  }
  const inLine = days.flatMap((day) => Object.keys(day.waiting ?? {})).sort();
  const waiting = entries.filter(({ state }) => state === 'waiting').map(({ lineId }) => lineId);
  expect(inLine).toEqual(waiting.sort());
  for (const day of days) {
    const fitting = fittingPlaces(day, now());
    for (const slot of slotsOfDay(day, null, { timeZone })) {
      if (!isSlotOpen(slot, now())) continue;
      const free = freePlaces(day, slot.startTime, minutesOf(town, slot), now());
      const fair = free.filter((place) => !fitting.some((other) => collide(place, other, day)));
      expect(fair, `${slot._id} is open to everybody and fits somebody who waits`).not.toEqual([]);
    }
  }
}

/** How often each must happen in a hundred steps at least. */
const least = {
  offers: 10,
  'offers paid': 3,
  'offers lapsed': 1,
  'of them awaited': 7,
  'of them the only place': 5,
  'outsiders refused a kept place': 1,
  'sold to others, where it fits nobody who waits': 2,
};

/** Returns what happened less often than it must, with the number of times. */
const tooRare = ({ counts }: Town, steps: number) =>
  Object.entries(least)
    .map(([what, share]) => ({ what, times: counts.get(what) ?? 0, of: (share * steps) / 100 }))
    .filter(({ times, of }) => times < Math.floor(of));

/** Makes offers as the trigger does after each commit, by two processes at once. */
async function offerAll(town: Town): Promise<void> {
  const before = (await readEntries()).reduce((sum, { offers }) => sum + offers, 0);
  await Promise.all(
    town.dates.flatMap((date) => [
      offerPlaces(date, harness.context),
      offerPlaces(date, harness.context),
    ]),
  );
  const after = (await readEntries()).reduce((sum, { offers }) => sum + offers, 0);
  if (isQuiet()) expect(after).toBe(before);
}

async function openTown({ seed, length }: History): Promise<Town> {
  await harness.wipe();
  harness.mend();
  harness.clock.stopAt(businessInstant(dayAhead(harness, 1), '13:00', timeZone));
  await newBays(harness, 2, { cleanUp });
  const services = [
    await newService(harness, { duration: 30 }),
    await newService(harness, { duration: 60 }),
  ];
  const slots: TestSlot[] = [];
  for (const service of services) {
    for (const ahead of [2, 3]) {
      const hours = { from: firstStart, until: lastStart, step: 30, ahead };
      slots.push(...(await slotsAround(harness, service, hours)));
    }
  }
  // The longer the history, the longer the line, so that it does not end.
  const waiting = Math.ceil(length / 2.8);
  const people = await newCustomers(harness, waiting + 8);
  return {
    random: seededRandom(`${seed} waitlist`),
    admin: await newAdmin(harness),
    waiters: people.slice(0, waiting),
    outsiders: people.slice(waiting),
    services,
    dates: [2, 3].map((ahead) => dayAhead(harness, ahead)),
    slots,
    booked: [],
    held: [],
    counts: new Map(),
  };
}

test.for(historiesOf('waitlist', 140))(
  "with many people waiting each freed place goes to exactly one, none is lost, none is sold around the line ($length steps, seed '$seed')",
  { tags: historyTags, timeout: 480_000 },
  async (history) => {
    const town = await openTown(history);
    await fillUp(town);
    const joined = await Promise.all(town.waiters.map((person) => join(town, person)));
    expect(
      joined
        .map(({ status, message }) => `${status} ${message}`)
        .filter((text) => !text.startsWith('200')),
    ).toEqual([]);
    count(town, 'joined', joined.length);
    await expectFair(town);
    for (let step = 0; step < history.length; step += 1) {
      const { random } = town;
      const name = random.chance(60) ? random.pick(often) : random.pick(names);
      await operations[name](town);
      await expectFair(town);
      for (let attempt = 0; attempt < 2; attempt += 1) {
        await tryAround(town, anyOf(town, await openLooking(town)) ?? random.pick(town.slots));
      }
      // A trigger that was lost leaves its work to a later one.
      if (random.chance(80)) await offerAll(town);
      await expectFair(town);
    }
    while (isQuiet()) harness.clock.advanceMinutes(60);
    await offerAll(town);
    await expectFair(town);
    const days = await readDaysOf(town);
    expect(days.flatMap((day) => fittingPlaces(day, now()))).toEqual([]);

    const told = await harness.context.db.messages.where('kind', '==', 'place_offered').get();
    count(town, 'offers', told.size);
    expect(tooRare(town, history.length)).toEqual([]);
  },
);
