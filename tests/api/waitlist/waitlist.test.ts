import type { Service } from '@carwash/domain/services/service';
import { businessInstant } from '@carwash/domain/time/business-time';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { offerPlaces } from '@carwash/functions/waitlist/offer-places';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlotFrom, writeSlotStatus } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow, type TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { closeBays, reopenBays } from '../support/calls/bays.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import {
  bookAtDesk,
  collect,
  editBooking,
  moveBooking,
  swapBookings,
} from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import {
  entryId,
  entryOf,
  joinWaitlist,
  leaveWaitlist,
  offerPlace,
  removeFromWaitlist,
} from '../support/calls/waitlist.ts';
import { beforeEachCommit, dieAtCommit, loseAnswer } from '../support/faults/interrupt-commits.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import {
  newAdmin,
  newCustomer,
  newUnprovenCustomer,
  type Person,
} from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let owner: Person;
let first: Person;
let second: Person;
let outsider: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
beforeEach(async () => {
  harness.mend();
  // New ones each time, because the offers of a day count for all its services.
  [owner, first, second, outsider] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newCustomer(harness),
    newCustomer(harness),
  ]);
  harness.clock.stopAt(businessInstant(dayAhead(harness, 1), '10:00', timeZone));
});

/** A day on which the one place of a service is booked. */
interface FullDay {
  service: Service;
  slot: TestSlot;
  date: string;
  /** The booking of the owner. */
  booking: string;
}

async function newFullDay(
  change: Partial<Service> = {},
  ahead = 3,
  time = '11:00',
): Promise<FullDay> {
  const service = await newService(harness, { duration: 60, ...change });
  const at = businessInstant(dayAhead(harness, ahead), time, timeZone);
  const slot = await newSlotFrom(harness, service, at);
  const booking = await book(harness, owner, slot);
  return { service, slot, date: slot.date, booking };
}

const wait = async (day: FullDay, ...people: Person[]) => {
  for (const person of people) {
    const answer = await joinWaitlist(harness, person, day.service, [day.date]);
    expect(answer).toMatchObject({ status: 200, data: [{ state: 'waiting' }] });
    harness.clock.advanceMinutes(1);
  }
};

const stateOf = async ({ service, date }: FullDay, person: Person) =>
  (await entryOf(harness, person, service, date)).state;

const offer = ({ date }: FullDay) => offerPlaces(date, harness.context);

/** Frees the place, which is then offered to the first in line. */
async function free(day: FullDay): Promise<void> {
  expect((await cancelBooking(harness, owner, day.booking)).status).toBe(200);
  await offer(day);
}

const tryToBuy = async (person: Person, { slot }: FullDay, change: object = {}) => {
  const { status, code } = await initiate(harness, person, slot, { change });
  return code ?? status;
};

async function pay(person: Person, { slot }: FullDay): Promise<string> {
  const id = await startPaying(harness, person, slot);
  harness.provider.pay(id);
  await callback(harness, 'notify', id);
  return id;
}

describe('one account', () => {
  /** Lets an offer lapse. */
  const lapse = () => harness.clock.advanceMinutes(31);

  test('has one offer of a day at a time, and none after two have lapsed, whatever the services', async () => {
    const days = [await newFullDay(), await newFullDay(), await newFullDay()] as const;
    for (const day of days) await wait(day, first, second);
    const states = async (person: Person) => Promise.all(days.map((day) => stateOf(day, person)));
    for (const { booking } of days) await cancelBooking(harness, owner, booking);
    await offer(days[0]);
    expect(await states(first)).toEqual(['offered', 'waiting', 'waiting']);
    expect(await states(second)).toEqual(['waiting', 'offered', 'waiting']);
    lapse();
    await offer(days[0]);
    expect(await states(first)).toEqual(['offered', 'offered', 'waiting']);
    lapse();
    await offer(days[0]);
    expect((await states(first))[2]).toBe('left');
    const again = await joinWaitlist(harness, first, days[0].service, [days[0].date]);
    expect(again).toMatchObject({ status: 409, code: 'conflict' });
    expect(again.message).toMatch(/^You have had 2 offers for/);
  });

  test('waits three times at most until it has paid', async () => {
    const days = [await newFullDay(), await newFullDay(), await newFullDay(), await newFullDay()];
    const join = (day: FullDay | undefined) =>
      day && joinWaitlist(harness, first, day.service, [day.date]);
    for (const day of days.slice(0, 3)) expect(await join(day)).toMatchObject({ status: 200 });
    expect(await join(days[3])).toMatchObject({
      status: 409,
      message:
        'Until you have paid for a first visit, you can be on the waitlist 3 times at most. Leave one of them first.',
    });
    const { service } = await newFullDay();
    const at = businessInstant(dayAhead(harness, 5), '11:00', timeZone);
    const slot = await newSlotFrom(harness, service, at);
    const change = { customerId: first.uid, paymentMethod: 'later' };
    const { data } = await bookAtDesk(harness, admin, slot, change);
    expect(await join(days[3])).toMatchObject({ status: 409 });
    expect((await collect(harness, admin, data._id, 'cash')).status).toBe(200);
    expect(await join(days[3])).toMatchObject({ status: 200 });
  });
});

describe('a freed place', () => {
  test('is open to nobody else from the commit that frees it, and goes to the first in line', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    const elsewhere = await newSlotFrom(
      harness,
      day.service,
      businessInstant(dayAhead(harness, 4), '11:00', timeZone),
    );
    const other = await book(harness, outsider, elsewhere);
    await cancelBooking(harness, owner, day.booking);
    expect((await slotNow(harness, day.slot)).isBooked).toBe('booked');
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    expect((await bookAtDesk(harness, admin, day.slot)).code).toBe('kept_for_waitlist');
    expect((await reschedule(harness, outsider, other, day.slot)).code).toBe('slot_taken');
    expect(await offer(day)).toBe(1);
    expect(await offer(day)).toBe(0);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['offered', 'waiting']);
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    expect(await tryToBuy(second, day)).toBe('slot_taken');
    const id = await pay(first, day);
    expect((await bookingOf(harness, id))?.slot._id).toBe(day.slot._id);
    expect(await stateOf(day, first)).toBe('taken');
    expect((await slotNow(harness, day.slot)).claims).toHaveLength(1);
  });

  test('is told with a link to the filled form', async () => {
    const mailbox = openMailbox(harness);
    const day = await newFullDay();
    await wait(day, first);
    mailbox.letters.length = 0;
    await free(day);
    const { lineId, offer: made } = await entryOf(harness, first, day.service, day.date);
    const id = `${first.uid}_place_offered_${lineId}`;
    await deliverMessage(id, harness.context);
    const [letter] = mailbox.letters;
    expect(mailbox.told()).toContain(`place_offered ${first.email}`);
    expect(letter?.content.links).toMatchObject({
      action: `${harness.apiUrl}/booking/${day.service._id}/${day.slot._id}?vehicle=car`,
      unsubscribe: null,
    });
    const minutes = ((made?.until.getTime() ?? 0) - harness.clock.now().getTime()) / 60_000;
    expect(minutes).toBe(30);
  });

  test('is not told once the offer is over', async () => {
    const mailbox = openMailbox(harness);
    const day = await newFullDay();
    await wait(day, first);
    await free(day);
    const { lineId } = await entryOf(harness, first, day.service, day.date);
    harness.clock.advanceMinutes(31);
    mailbox.letters.length = 0;
    await deliverMessage(`${first.uid}_place_offered_${lineId}`, harness.context);
    expect(mailbox.letters).toEqual([]);
  });

  test('passes on when the time to pay is over, and whoever had it can wait again, at the end', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await free(day);
    harness.clock.advanceMinutes(31);
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    expect(await tryToBuy(first, day)).toBe('slot_taken');
    await reconcile(harness, admin);
    expect(await stateOf(day, second)).toBe('offered');
    await wait(day, first);
    harness.clock.advanceMinutes(31);
    await reconcile(harness, admin);
    const again = await entryOf(harness, first, day.service, day.date);
    expect(again).toMatchObject({ state: 'offered', offers: 2 });
    harness.clock.advanceMinutes(31);
    const third = await joinWaitlist(harness, first, day.service, [day.date]);
    expect([third.code, third.message]).toEqual(['conflict', expect.stringContaining('2 offers')]);
    expect(await tryToBuy(outsider, day)).toBe(200);
  });

  test('passes on when its payment fails', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await free(day);
    const id = await startPaying(harness, first, day.slot);
    await call(harness, 'POST', `/payments/${id}/cancel`, { as: first, json: {} });
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    await offer(day);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['taken', 'offered']);
  });

  test('comes back to the first in line when the provider is down', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await free(day);
    const { createdAt } = await entryOf(harness, first, day.service, day.date);
    harness.provider.set({ initiate: { mode: 'down' } });
    expect(await tryToBuy(first, day)).toBe('provider_down');
    harness.provider.set({ initiate: { mode: 'normal' } });
    expect(await entryOf(harness, first, day.service, day.date)).toMatchObject({
      state: 'waiting',
      createdAt,
    });
    await offer(day);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['offered', 'waiting']);
    harness.clock.advanceMinutes(1);
    expect(await tryToBuy(first, day)).toBe(200);
  });

  test('is not waited for again when the provider is down for a customer who gets another place meanwhile', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await free(day);
    const at = businessInstant(day.date, '14:00', timeZone);
    const later = await newSlotFrom(harness, day.service, at);
    harness.provider.set({ initiate: { mode: 'down' } });
    const restore = beforeEachCommit(harness, async (number) => {
      if (number !== 2) return;
      harness.provider.set({ initiate: { mode: 'normal' } });
      await startPaying(harness, first, later);
    });
    expect(await tryToBuy(first, day)).toBe('provider_down');
    restore();
    expect(await stateOf(day, first)).toBe('taken');
  });

  test('is waited for again when its bay is closed', async () => {
    const day = await newFullDay({}, 6);
    await wait(day, first);
    await free(day);
    const { createdAt, lineId } = await entryOf(harness, first, day.service, day.date);
    const bays = (await slotNow(harness, day.slot)).free.map(({ bay }) => bay);
    const closure = { bays, from: day.date, to: day.date };
    const { status, data } = await closeBays(harness, admin, closure);
    expect(status).toBe(200);
    const back = await entryOf(harness, first, day.service, day.date);
    expect(back).toMatchObject({ state: 'waiting', createdAt });
    expect(back.lineId).not.toBe(lineId);
    await reopenBays(harness, admin, data.closure._id);
    await offer(day);
    expect(await stateOf(day, first)).toBe('offered');
  });

  test('is waited for again when the closing of its bay died right after its commit', async () => {
    const day = await newFullDay({}, 6);
    await wait(day, first);
    await free(day);
    await reconcile(harness, admin);
    expect(await stateOf(day, first)).toBe('offered');
    const bays = (await slotNow(harness, day.slot)).free.map(({ bay }) => bay);
    const restore = dieAtCommit(harness, 2);
    const closed = await closeBays(harness, admin, { bays, from: day.date, to: day.date });
    restore();
    expect([closed.status, await stateOf(day, first)]).toEqual([500, 'offered']);
    await reconcile(harness, admin);
    expect(await stateOf(day, first)).toBe('waiting');
  });

  test('waits for the end of quiet hours, unless the visit is too soon after them', async () => {
    const day = await newFullDay();
    await wait(day, first);
    const today = await newFullDay({}, 1, '09:30');
    const noon = await newFullDay({}, 1, '12:00');
    harness.clock.stopAt(businessInstant(dayAhead(harness, 0), '21:30', timeZone));
    await free(day);
    expect(await stateOf(day, first)).toBe('waiting');
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    harness.clock.stopAt(businessInstant(dayAhead(harness, 1), '08:01', timeZone));
    await reconcile(harness, admin);
    expect(await stateOf(day, first)).toBe('offered');
    await wait(today, second);
    await wait(noon, second);
    harness.clock.stopAt(businessInstant(today.date, '07:00', timeZone));
    await free(noon);
    expect(await stateOf(noon, second)).toBe('waiting');
    await free(today);
    const { offer: made } = await entryOf(harness, second, today.service, today.date);
    expect(made?.until).toEqual(new Date(harness.clock.now().getTime() + 30 * 60_000));
  });

  test('is kept while all messages are stopped, and offered once they are not', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await harness.context.db.messageSettings.set({ _id: 'messages', isStopped: true });
    await free(day);
    expect(await stateOf(day, first)).toBe('waiting');
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    await harness.context.db.messageSettings.delete();
    await offer(day);
    expect(await stateOf(day, first)).toBe('offered');
  });

  test('is held for as long as the offer lasts at least', async () => {
    await storeSettings(harness, { holdMinutes: 5 });
    const day = await newFullDay();
    await wait(day, first);
    await free(day);
    const id = await startPaying(harness, first, day.slot);
    const minutes =
      ((await transactionOf(harness, id)).expiresAt.getTime() - harness.clock.now().getTime()) /
      60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    await storeSettings(harness, { holdMinutes: 15 });
  });

  test('is sold although its service is paused or its start too near by now', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await free(day);
    await storeSettings(harness, { lastMinutes: 10_000 });
    await harness.context.db.services.doc(day.service._id).update({ isPaused: true });
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    expect(await tryToBuy(first, day)).toBe(200);
    await storeSettings(harness, { lastMinutes: 0 });
  });

  test('of a free service is booked at once', async () => {
    const day = await newFullDay();
    await harness.context.db.services.doc(day.service._id).update({ price: 0 });
    await wait(day, first);
    await cancelBooking(harness, owner, day.booking);
    await offer(day);
    expect(await tryToBuy(first, day)).toBe(200);
    expect(await stateOf(day, first)).toBe('taken');
    expect((await slotNow(harness, day.slot)).claims).toMatchObject([{ heldUntil: null }]);
  });
});

describe('who has paid for a hold that has run out', () => {
  test('keeps it before those who wait, until it is offered', async () => {
    const day = await newFullDay();
    await cancelBooking(harness, owner, day.booking);
    const id = await startPaying(harness, outsider, day.slot);
    await wait(day, first);
    harness.clock.advanceMinutes(20);
    expect(await tryToBuy(second, day)).toBe('slot_taken');
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).status).toBe('success');
    await offer(day);
    expect(await stateOf(day, first)).toBe('waiting');
  });

  test('is asked about before it is offered', async () => {
    const day = await newFullDay();
    await cancelBooking(harness, owner, day.booking);
    const id = await startPaying(harness, outsider, day.slot);
    await wait(day, first);
    harness.clock.advanceMinutes(20);
    harness.provider.pay(id);
    await offer(day);
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect(await stateOf(day, first)).toBe('waiting');
  });

  test('gets the money back once it is offered', async () => {
    const day = await newFullDay();
    await cancelBooking(harness, owner, day.booking);
    const id = await startPaying(harness, outsider, day.slot);
    await wait(day, first);
    harness.clock.advanceMinutes(20);
    await offer(day);
    expect(await stateOf(day, first)).toBe('offered');
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    await pay(first, day);
  });
});

test('an address has to be confirmed, unless this site sends no mails', async () => {
  const [unproven, day] = [await newUnprovenCustomer(harness), await newFullDay()];
  const join = () => joinWaitlist(harness, unproven, day.service, [day.date]);
  openMailbox(harness);
  expect((await join()).code).toBe('email_not_verified');
  harness.context.messageChannels = {};
  expect((await join()).status).toBe(200);
});

describe('joining is refused', () => {
  const join = async (person: Person, day: FullDay, change: object = {}) => {
    const { code, status, errors } = await joinWaitlist(
      harness,
      person,
      day.service,
      [day.date],
      change,
    );
    return [code ?? status, ...(errors ?? []).map(({ path }) => path)].join(' ');
  };

  test('where there is room, and for what cannot be booked', async () => {
    const day = await newFullDay();
    expect(await join(first, day, { from: '11:30' })).toBe('bad_input dates');
    expect(await join(first, day, { dates: [dayAhead(harness, 5)] })).toBe('bad_input dates');
    expect(await join(first, day, { vehicleType: 'motorcycle' })).toBe('bad_input vehicleType');
    expect(await join(first, day, { addOns: ['none'] })).toBe('bad_input addOns');
    expect(await join(first, day, { serviceId: 'aaaaaaaa' })).toBe('not_found');
    await cancelBooking(harness, owner, day.booking);
    const { code, message } = await joinWaitlist(harness, first, day.service, [day.date]);
    expect([code, message]).toEqual(['conflict', expect.stringContaining('11:00')]);
    await harness.context.db.services.doc(day.service._id).update({ isPaused: true });
    expect(await join(first, day)).toBe('not_on_sale');
  });

  test('while the customer pays for a time of that service and day', async () => {
    const day = await newFullDay();
    await cancelBooking(harness, owner, day.booking);
    const id = await startPaying(harness, first, day.slot);
    expect(await join(first, day)).toBe('conflict');
    await call(harness, 'POST', `/payments/${id}/cancel`, { as: first, json: {} });
    await book(harness, outsider, day.slot);
    expect(await join(first, day)).toBe('200');
  });

  test('for a second time, and none of several days is joined then', async () => {
    const day = await newFullDay();
    const at = businessInstant(dayAhead(harness, 4), '11:00', timeZone);
    const next = await newSlotFrom(harness, day.service, at, { isBooked: 'booked' });
    const both = { dates: [day.date, next.date] };
    const [one, other] = await Promise.all([join(first, day), join(first, day)]);
    expect([one, other].sort()).toEqual(['200', 'conflict']);
    expect(await join(first, day, both)).toBe('conflict');
    expect((await harness.context.db.days.doc(next.date).get()).data()?.waiting ?? {}).toEqual({});
    await leaveWaitlist(harness, first, entryId(first, day.service, day.date));
    expect(await join(first, day, both)).toBe('200');
    await writeSlotStatus(harness, next, { isBooked: 'available' });
  });

  test('when the place becomes free in the same moment, or the place is kept for the line', async () => {
    const day = await newFullDay();
    await wait(day, first);
    const restore = beforeEachCommit(harness, async (number) => {
      if (number === 1) await cancelBooking(harness, owner, day.booking);
    });
    const joined = await join(second, day);
    restore();
    expect(joined).toBe('200');
    await offer(day);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['offered', 'waiting']);
  });
});

describe('an entry ends', () => {
  test('when its customer leaves, who may do so again', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await free(day);
    const id = entryId(first, day.service, day.date);
    expect((await leaveWaitlist(harness, outsider, id)).code).toBe('not_found');
    expect((await leaveWaitlist(harness, first, 'nobody')).code).toBe('not_found');
    expect((await leaveWaitlist(harness, first, id)).status).toBe(200);
    expect((await leaveWaitlist(harness, first, id)).status).toBe(200);
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    await offer(day);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['left', 'offered']);
    await leaveWaitlist(harness, second, entryId(second, day.service, day.date));
    expect(await tryToBuy(outsider, day)).toBe(200);
  });

  test('when the desk removes it', async () => {
    const day = await newFullDay();
    await wait(day, first);
    const id = entryId(first, day.service, day.date);
    expect((await removeFromWaitlist(harness, admin, id)).status).toBe(200);
    expect((await removeFromWaitlist(harness, admin, id)).status).toBe(200);
    await free(day);
    expect(await tryToBuy(outsider, day)).toBe(200);
  });

  test('when its customer buys another time of the day', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await free(day);
    const later = businessInstant(day.date, '15:00', timeZone);
    const other = await newSlotFrom(harness, day.service, later);
    await startPaying(harness, first, other);
    expect(await stateOf(day, first)).toBe('taken');
    expect(await tryToBuy(outsider, day)).toBe(200);
  });

  test('when the desk sells its customer another time of the day', async () => {
    const day = await newFullDay();
    await wait(day, first);
    const later = businessInstant(day.date, '15:00', timeZone);
    const other = await newSlotFrom(harness, day.service, later);
    const sale = await bookAtDesk(harness, admin, other, { customerId: first.uid });
    expect(sale.status).toBe(200);
    expect(await stateOf(day, first)).toBe('taken');
    await free(day);
    expect(await tryToBuy(outsider, day)).toBe(200);
  });

  test('when its service is paused or deleted', async () => {
    const [paused, deleted] = [await newFullDay(), await newFullDay()];
    await wait(paused, first);
    await wait(deleted, first);
    const path = ({ service }: FullDay) => `/services/${service._id}`;
    await call(harness, 'PATCH', path(paused), { as: admin, json: { isPaused: true } });
    expect(await stateOf(paused, first)).toBe('left');
    await cancelBooking(harness, owner, deleted.booking);
    expect((await call(harness, 'DELETE', path(deleted), { as: admin })).status).toBe(200);
    expect(await stateOf(deleted, first)).toBe('left');
    const days = await harness.context.db.days.where('date', '==', deleted.date).get();
    const lines = days.docs.flatMap((each) => Object.values(each.data().waiting ?? {}));
    const ended = [paused.service._id, deleted.service._id];
    expect(lines.filter(({ serviceId }) => ended.includes(serviceId))).toEqual([]);
  });

  test.each([
    ['its job takes longer by now', { duration: 90 }],
    ['its service is paused by hand', { isPaused: true }],
    ['its service is not for the vehicle any more', { suitableFor: ['motorcycle'] }],
  ])('instead of an offer when %s', async (_why, change) => {
    const day = await newFullDay();
    await wait(day, first);
    const id = entryId(first, day.service, day.date);
    await harness.context.db.services.doc(day.service._id).update({ ...change });
    await cancelBooking(harness, owner, day.booking);
    expect((await offerPlace(harness, admin, id, day.slot)).code).toBe('conflict');
    expect(await stateOf(day, first)).toBe('waiting');
    await offer(day);
    expect(await stateOf(day, first)).toBe('left');
  });

  test('when its last start is past', async () => {
    const day = await newFullDay({}, 1);
    await wait(day, first);
    harness.clock.stopAt(businessInstant(day.date, '11:01', timeZone));
    await reconcile(harness, admin);
    expect(await stateOf(day, first)).toBe('left');
    const line = (await harness.context.db.days.doc(day.date).get()).data()?.waiting ?? {};
    expect(Object.values(line).map(({ serviceId }) => serviceId)).not.toContain(day.service._id);
  });

  test('when its account is disabled or deleted', async () => {
    const day = await newFullDay();
    const [disabled, deleted] = [await newCustomer(harness), await newCustomer(harness)];
    await wait(day, disabled, deleted);
    const token = signedInNow(harness, admin);
    const status = { token, json: { status: 'disabled' } };
    await call(harness, 'PATCH', `/auth/update-status/${disabled.uid}`, status);
    expect(await stateOf(day, disabled)).toBe('left');
    await call(harness, 'DELETE', `/auth/users/${deleted.uid}`, { token });
    const gone = await harness.context.db.waitlist.where('uid', '==', deleted.uid).get();
    expect(gone.size).toBe(0);
    await free(day);
    expect(await tryToBuy(outsider, day)).toBe(200);
  });
});

describe('the desk', () => {
  test('offers by hand, whoever is first, also in quiet hours', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    const id = entryId(second, day.service, day.date);
    expect((await offerPlace(harness, admin, id, day.slot)).code).toBe('slot_taken');
    harness.clock.stopAt(businessInstant(dayAhead(harness, 0), '22:00', timeZone));
    await cancelBooking(harness, owner, day.booking);
    const answer = await offerPlace(harness, admin, id, day.slot);
    expect(answer).toMatchObject({ status: 200, data: { state: 'offered' } });
    expect((await offerPlace(harness, admin, id, day.slot)).code).toBe('conflict');
    expect(await tryToBuy(first, day)).toBe('slot_taken');
    expect(await tryToBuy(second, day)).toBe(200);
  });

  test('sells kept minutes when it means to, once', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await cancelBooking(harness, owner, day.booking);
    const asked = await bookAtDesk(harness, admin, day.slot);
    expect(asked).toMatchObject({ status: 409, code: 'kept_for_waitlist' });
    const { name } = first;
    expect(asked.message).toBe(
      `These minutes are kept for ${name} and ${second.name} on the waitlist. Confirm that you want them anyway.`,
    );
    const key = 'kept';
    const meant = { onKeptMinutes: true };
    const sold = await bookAtDesk(harness, admin, day.slot, meant, key);
    expect(sold.status).toBe(200);
    expect((await bookAtDesk(harness, admin, day.slot, {}, key)).data._id).toBe(sold.data._id);
    expect(await stateOf(day, first)).toBe('waiting');
  });

  test('edits, swaps and moves into kept minutes when it means to', async () => {
    // A day of its own, because others look for places that somebody can be offered.
    const day = await newFullDay({ duration: 30 }, 20);
    const slotAt = (time: string) =>
      newSlotFrom(harness, day.service, businessInstant(day.date, time, timeZone));
    const before = await book(harness, outsider, await slotAt('10:30'));
    const late = await book(harness, second, await slotAt('15:00'));
    const own = await book(harness, outsider, await slotAt('16:00'));
    await wait(day, first);
    await cancelBooking(harness, owner, day.booking);
    const meant = { onKeptMinutes: true };
    const longer = { longerBy: 15 };
    const asked = [await editBooking(harness, admin, before, longer)];
    expect((await editBooking(harness, admin, late, longer)).status).toBe(200);
    asked.push(
      await swapBookings(harness, admin, before, late),
      await moveBooking(harness, admin, own, day.slot),
    );
    for (const { code, message } of asked) {
      expect(code).toBe('kept_for_waitlist');
      expect(message).toContain(` ${first.name} `);
    }
    expect((await swapBookings(harness, admin, before, late, meant)).status).toBe(200);
    expect((await swapBookings(harness, admin, before, late)).status).toBe(200);
    expect((await moveBooking(harness, admin, own, day.slot, undefined, meant)).status).toBe(200);
    expect((await editBooking(harness, admin, before, { ...longer, ...meant })).code).toBe(
      'slot_taken',
    );
    await expectConsistentRecords(harness);
  });

  test('sells kept minutes to the customer who waits without a question', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await cancelBooking(harness, owner, day.booking);
    const answer = await bookAtDesk(harness, admin, day.slot, { customerId: first.uid });
    expect(answer.status).toBe(200);
    expect(await stateOf(day, first)).toBe('taken');
  });

  test('closes a start whose only free minutes are kept', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await cancelBooking(harness, owner, day.booking);
    const close = { as: admin, json: { isBooked: 'canceled' } };
    expect((await call(harness, 'PATCH', `/services/slots/${day.slot._id}`, close)).status).toBe(
      200,
    );
    expect(await offer(day)).toBe(0);
    expect((await slotNow(harness, day.slot)).isBooked).toBe('canceled');
  });

  test('offers a time of that service and day only', async () => {
    const [day, other] = [await newFullDay(), await newFullDay()];
    await wait(day, first);
    const id = entryId(first, day.service, day.date);
    const answer = await offerPlace(harness, admin, id, other.slot);
    expect(answer.errors).toMatchObject([{ path: 'slotId' }]);
    const unknown = { _id: `${day.service._id}_${day.date}_0100` };
    expect((await offerPlace(harness, admin, id, unknown)).code).toBe('not_found');
    expect((await offerPlace(harness, admin, 'nobody', day.slot)).code).toBe('not_found');
    expect((await offerPlace(harness, first, id, day.slot)).code).toBe('forbidden');
  });
});

describe('a process that makes an offer', () => {
  test('dies before its commit, and another one makes it', async () => {
    const day = await newFullDay();
    await wait(day, first);
    await cancelBooking(harness, owner, day.booking);
    const restore = dieAtCommit(harness, 1);
    await expect(offer(day)).rejects.toThrow('killed');
    restore();
    expect(await tryToBuy(outsider, day)).toBe('slot_taken');
    await reconcile(harness, admin);
    expect(await entryOf(harness, first, day.service, day.date)).toMatchObject({ offers: 1 });
  });

  test.each(['unanswered', 'repeated'] as const)(
    'loses the answer (%s), and makes no second one',
    async (how) => {
      const day = await newFullDay();
      await wait(day, first, second);
      await cancelBooking(harness, owner, day.booking);
      const restore = loseAnswer(harness, 1, how);
      await offer(day).catch(() => undefined);
      restore();
      await reconcile(harness, admin);
      expect(await entryOf(harness, first, day.service, day.date)).toMatchObject({ offers: 1 });
      expect(await stateOf(day, second)).toBe('waiting');
    },
  );

  test('joining and offering by hand know their own commit when the database repeats it', async () => {
    const [day, member] = [await newFullDay(), await newCustomer(harness)];
    const mendJoin = loseAnswer(harness, 1, 'repeated');
    const joined = await joinWaitlist(harness, member, day.service, [day.date]);
    mendJoin();
    expect([joined.status, joined.data[0]?.state]).toEqual([200, 'waiting']);
    await cancelBooking(harness, owner, day.booking);
    const { _id } = await entryOf(harness, member, day.service, day.date);
    const mendOffer = loseAnswer(harness, 1, 'repeated');
    const offered = await offerPlace(harness, admin, _id, day.slot);
    mendOffer();
    expect([offered.status, offered.data.state, offered.data.offers]).toEqual([200, 'offered', 1]);
  });

  test('does it once when ten run at the same time', async () => {
    const day = await newFullDay();
    await wait(day, first, second);
    await cancelBooking(harness, owner, day.booking);
    const made = await Promise.all(Array.from({ length: 10 }, () => offer(day)));
    expect(made.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect([await stateOf(day, first), await stateOf(day, second)]).toEqual(['offered', 'waiting']);
  });
});
