import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { book } from '../support/book.ts';
import { bookingOf, expectBooksToBalance, slotNow } from '../support/books.ts';
import { type Answer, call, callback, initiate, startPaying } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { beforeEachCommit } from '../support/interrupt-commits.ts';
import { createSlot, overlapsOf, slotForm, slotsOf } from '../support/timetable.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let admin: Person;
let customer: Person;
let service: Service;
let slot: Slot;
beforeAll(async () => {
  world = await openWorld();
  [admin, customer] = await Promise.all([newAdmin(world), newCustomer(world)]);
});
beforeEach(async () => {
  service = await newService(world);
  slot = await newSlot(world, service);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const rounds = Array.from({ length: 10 }, (_, round) => round);
const change = (isBooked: unknown, { _id } = slot) =>
  call(world, 'PATCH', `/services/slots/${_id}`, { as: admin, json: { isBooked } });

test('an open slot is closed, and opened again', async () => {
  const closed = await change('canceled');
  expect([closed.status, closed.data.isBooked]).toEqual([200, 'canceled']);
  expect((await initiate(world, customer, slot)).code).toBe('slot_taken');
  expect((await change('available')).data.isBooked).toBe('available');
  expect((await initiate(world, customer, slot)).status).toBe(200);
});

test.each(['available', 'canceled'])('%s to the same changes nothing', async (status) => {
  await change(status);
  const before = await world.context.db.slots.doc(slot._id).get();
  expect((await change(status)).data.isBooked).toBe(status);
  expect((await before.ref.get()).updateTime).toEqual(before.updateTime);
});

test.each(['canceled', 'available'])('a booked slot cannot become %s', async (status) => {
  await book(world, customer, slot);
  const answer = await change(status);
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
  expect((await slotNow(world, slot)).isBooked).toBe('booked');
});

test('a slot is not closed under a customer who pays; it is once the hold is over', async () => {
  await startPaying(world, customer, slot);
  expect((await change('canceled')).code).toBe('conflict');
  expect((await change('available')).status).toBe(200);
  world.clock.advanceMinutes(15.1);
  expect((await change('canceled')).data.isBooked).toBe('canceled');
});

test.each(['booked', 'cancelled', '', null, undefined, ['canceled']])(
  'a slot cannot be made %j',
  async (status) => {
    const answer = await change(status);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'isBooked']);
    expect((await slotNow(world, slot)).isBooked).toBe('available');
  },
);

test.each(['nowhere', '__x__', 'a%2Fb', 'x'.repeat(64)])('there is no slot %s', async (id) => {
  const path = `/services/slots/${id}`;
  const json = { isBooked: 'canceled' };
  expect((await call(world, 'PATCH', path, { as: admin, json })).status).toBe(404);
  expect((await call(world, 'GET', path)).status).toBe(404);
});

describe('the time of a closed slot', () => {
  test('is free for another slot, which it does not overlap when it is opened', async () => {
    const { data: first } = await createSlot(world, admin, slotForm(world, service));
    await change('canceled', first);
    const over = slotForm(world, service, { startTime: '09:30', endTime: '10:30' });
    const { data: second } = await createSlot(world, admin, over);
    const answer = await change('available', first);
    expect([answer.status, answer.code, answer.message]).toEqual([
      409,
      'conflict',
      'It would overlap the slot from 09:30 to 10:30.',
    ]);
    await change('canceled', second);
    expect((await change('available', first)).status).toBe(200);
    expect((await change('available', second)).status).toBe(409);
  });

  test.each(rounds)('goes to one of the two that are opened or added at once (%i)', async () => {
    const { data: first } = await createSlot(world, admin, slotForm(world, service));
    await change('canceled', first);
    const over = slotForm(world, service, { startTime: '09:30', endTime: '10:30' });
    const answers = await Promise.all([change('available', first), createSlot(world, admin, over)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await overlapsOf(world, service)).toEqual([]);
  });

  test('of a service that is gone stays closed', async () => {
    const past = await newSlot(world, service, -60, { isBooked: 'canceled' });
    await call(world, 'DELETE', `/services/${service._id}`, { as: admin });
    expect((await change('available', past)).status).toBe(404);
    expect((await slotsOf(world, service)).map(({ isBooked }) => isBooked)).toEqual(['canceled']);
  });
});

test.each(rounds)('closed while a customer goes to pay: one of the two wins (%i)', async () => {
  const [closed, claim] = await Promise.all([change('canceled'), initiate(world, customer, slot)]);
  expect([closed.status, claim.status].sort()).toEqual([200, 409]);
  if (claim.status === 200) {
    world.provider.pay(claim.data.transactionId);
    await callback(world, 'notify', claim.data.transactionId);
    expect((await bookingOf(world, claim.data.transactionId))?.status).toBe('pending');
  } else {
    expect(await slotNow(world, slot)).toMatchObject({ isBooked: 'canceled', claimId: null });
  }
});

describe('between the reading and the commit', () => {
  /** Does `other` just before the first commit that `first` makes. */
  async function meanwhile(first: () => Promise<Answer>, other: () => Promise<Answer>) {
    const answers: Answer[] = [];
    const mend = beforeEachCommit(world, async (commit) => {
      if (commit === 1) answers.push(await other());
    });
    answers.unshift(await first());
    mend();
    return answers.map(({ status }) => status);
  }
  const close = () => change('canceled');
  const claim = () => initiate(world, customer, slot);

  test('of the admin a customer takes the slot: it is not closed', async () => {
    expect(await meanwhile(close, claim)).toEqual([409, 200]);
    expect((await slotNow(world, slot)).isBooked).toBe('available');
  });

  test('of the customer an admin closes the slot: it is not held', async () => {
    expect(await meanwhile(claim, close)).toEqual([409, 200]);
    expect(await slotNow(world, slot)).toMatchObject({ isBooked: 'canceled', claimId: null });
  });
});
