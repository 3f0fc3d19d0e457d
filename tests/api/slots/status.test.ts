import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { beforeEach, describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import { slotNow, slotsOf } from '../../support/reads/slots.ts';
import { book } from '../support/calls/bookings.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { createSlot, slotForm } from '../support/calls/slots.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
let slot: Slot;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  service = await newService(harness);
  slot = await newSlot(harness, service);
});
mendAfterEach();

const rounds = roundsOf(10);
const change = (isBooked: unknown, { _id } = slot) =>
  call(harness, 'PATCH', `/services/slots/${_id}`, { as: admin, json: { isBooked } });

test('an open slot is closed, and opened again', async () => {
  const closed = await change('canceled');
  expect([closed.status, closed.data.isBooked]).toEqual([200, 'canceled']);
  expect((await initiate(harness, customer, slot)).code).toBe('slot_taken');
  expect((await change('available')).data.isBooked).toBe('available');
  expect((await initiate(harness, customer, slot)).status).toBe(200);
});

test.each(['available', 'canceled'])(
  'setting the status %s again changes nothing',
  async (status) => {
    await change(status);
    const before = await harness.context.db.days.doc(slot.date).get();
    expect((await change(status)).data.isBooked).toBe(status);
    expect((await before.ref.get()).updateTime).toEqual(before.updateTime);
  },
);

test.each(['canceled', 'available'])('a booked slot cannot become %s', async (status) => {
  await book(harness, customer, slot);
  const answer = await change(status);
  expect([answer.status, answer.code]).toEqual([409, 'conflict']);
  expect((await slotNow(harness, slot)).isBooked).toBe('booked');
});

test('a slot is not closed while a customer pays for it; it is once the hold is over', async () => {
  await startPaying(harness, customer, slot);
  expect((await change('canceled')).code).toBe('conflict');
  expect((await change('available')).status).toBe(200);
  harness.clock.advanceMinutes(15.1);
  expect((await change('canceled')).data.isBooked).toBe('canceled');
});

test.each(['booked', 'cancelled', '', null, undefined, ['canceled']])(
  'the status %j is refused',
  async (status) => {
    const answer = await change(status);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'isBooked']);
    expect((await slotNow(harness, slot)).isBooked).toBe('available');
  },
);

test.each(['nowhere', '__x__', 'a%2Fb', 'x'.repeat(64)])('slot %s is not found', async (id) => {
  const path = `/services/slots/${id}`;
  const json = { isBooked: 'canceled' };
  expect((await call(harness, 'PATCH', path, { as: admin, json })).status).toBe(404);
  expect((await call(harness, 'GET', path)).status).toBe(404);
});

describe('the time of a closed slot', () => {
  test.each(rounds)(
    'goes to whoever takes the bay first, beside one added at once (%i)',
    { tags: historyTags },
    async () => {
      const { data: first } = await createSlot(harness, admin, slotForm(harness, service));
      await change('canceled', first);
      const over = slotForm(harness, service, { startTime: '09:30', endTime: '10:30' });
      const [opened, added] = await Promise.all([
        change('available', first),
        createSlot(harness, admin, over),
      ]);
      expect([opened.status, added.status]).toEqual([200, 200]);
      const claims = await Promise.all([
        initiate(harness, customer, first),
        initiate(harness, await newCustomer(harness), added.data),
      ]);
      expect(claims.map(({ status }) => status).sort()).toEqual([200, 409]);
    },
  );

  test('stays closed when its service is deleted', async () => {
    const past = await newSlot(harness, service, -60, { isBooked: 'canceled' });
    await call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
    expect((await change('available', past)).status).toBe(404);
    expect((await slotsOf(harness, service)).map(({ isBooked }) => isBooked)).toEqual(['canceled']);
  });
});

test.each(rounds)(
  'closing a slot while a customer goes to pay: one wins (%i)',
  { tags: historyTags },
  async () => {
    const [closed, claim] = await Promise.all([
      change('canceled'),
      initiate(harness, customer, slot),
    ]);
    expect([closed.status, claim.status].sort()).toEqual([200, 409]);
    if (claim.status === 200) {
      harness.provider.pay(claim.data.transactionId);
      await callback(harness, 'notify', claim.data.transactionId);
      expect((await bookingOf(harness, claim.data.transactionId))?.status).toBe('pending');
    } else {
      expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'canceled', claimId: null });
    }
  },
);

describe('between reading and commit', () => {
  /** Runs `other` just before the first commit of `first`. */
  async function meanwhile(first: () => Promise<Answer>, other: () => Promise<Answer>) {
    const answers: Answer[] = [];
    const mend = beforeEachCommit(harness, async (commit) => {
      if (commit === 1) answers.push(await other());
    });
    answers.unshift(await first());
    mend();
    return answers.map(({ status }) => status);
  }
  const close = () => change('canceled');
  const claim = () => initiate(harness, customer, slot);

  test('a customer takes a slot that an admin is closing: it is not closed', async () => {
    expect(await meanwhile(close, claim)).toEqual([409, 200]);
    expect((await slotNow(harness, slot)).isBooked).toBe('available');
  });

  test('an admin closes a slot that a customer is taking: it is not held', async () => {
    expect(await meanwhile(claim, close)).toEqual([409, 200]);
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'canceled', claimId: null });
  });
});
