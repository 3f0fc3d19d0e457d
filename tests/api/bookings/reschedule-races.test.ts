import { maxMovesPerDay } from '@carwash/domain/bookings/reschedule-policy';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { afterEach, beforeEach, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { eventKindsOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { initiate } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let rival: Person;
let service: Service;
let from: Slot;
let to: Slot;
let id: string;

test.beforeAll(async ({ harness }) => {
  [customer, rival] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  service = await newService(harness);
  [from, to] = await Promise.all([
    newSlot(harness, service),
    newSlot(harness, service, 3 * 24 * 60),
  ]);
  id = await book(harness, customer, from);
});
// The records are verified when the file ends, because every race has slots of its own.
afterEach(() => harness.mend());

const move = (slot = to) => reschedule(harness, customer, id, slot);

/** Each race is run this often, because chance decides its outcome. */
const rounds = roundsOf(6);

test.each(rounds)(
  'the same move ten times: one move, and all get the same answer (%i)',
  { tags: historyTags },
  async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => move()));
    expect(answers.map(({ status, data }) => [status, data.slot._id])).toEqual(
      Array(10).fill([200, to._id]),
    );
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'rescheduled']);
  },
);

test('ten moves to ten slots at once: no more than a customer may make on one day', async () => {
  const slots = await Promise.all(
    Array.from({ length: 10 }, (_, number) => newSlot(harness, service, 6000 + number * 60)),
  );
  const answers = await Promise.all(slots.map(move));
  const moves = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ code }) => code === 'conflict');
  expect([moves.length, refused.length]).toEqual([maxMovesPerDay, 10 - maxMovesPerDay]);
  expect(await eventKindsOf(harness, id)).toHaveLength(1 + maxMovesPerDay);
});

test('20 customers for one slot: one gets it, the others keep theirs', async () => {
  const rivals = await Promise.all(
    Array.from({ length: 20 }, async (_, number) => {
      const person = await newCustomer(harness);
      const slot = await newSlot(harness, service, 6000 + number * 60);
      return { person, slot, booking: await book(harness, person, slot) };
    }),
  );
  const answers = await Promise.all(
    rivals.map(({ person, booking }) => reschedule(harness, person, booking, to)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 'slot_taken')).toHaveLength(19);
  const winner = answers.findIndex(({ status }) => status === 200);
  for (const [number, { slot, booking }] of rivals.entries()) {
    const won = number === winner;
    expect((await bookingOf(harness, booking))?.slot._id).toBe(won ? to._id : slot._id);
    expect((await slotNow(harness, slot)).isBooked).toBe(won ? 'available' : 'booked');
    expect(await eventKindsOf(harness, booking)).toEqual(
      won ? ['booked', 'rescheduled'] : ['booked'],
    );
  }
});

test.each(rounds)(
  'a move against a cancellation: the booking ends cancelled (%i)',
  { tags: historyTags },
  async () => {
    const [moved, cancelled] = await Promise.all([move(), cancelBooking(harness, customer, id)]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(moved.status);
    expect((await bookingOf(harness, id))?.status).toBe('cancelled');
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    expect(await eventKindsOf(harness, id)).toEqual(
      moved.status === 200 ? ['booked', 'rescheduled', 'cancelled'] : ['booked', 'cancelled'],
    );
    for (const slot of [from, to])
      expect((await slotNow(harness, slot)).isBooked).toBe('available');
  },
);

test.each(rounds)(
  'a move against a starting payment: one gets the slot (%i)',
  { tags: historyTags },
  async () => {
    const [moved, claim] = await Promise.all([move(), initiate(harness, rival, to)]);
    expect([moved.status, claim.status].sort()).toEqual([200, 409]);
    expect(moved.status === 409 ? moved.code : claim.code).toBe('slot_taken');
    expect((await bookingOf(harness, id))?.slot._id).toBe(moved.status === 200 ? to._id : from._id);
  },
);

test.each(rounds)(
  'moves to two slots at once: one is taken, the other is open (%i)',
  { tags: historyTags },
  async () => {
    const other = await newSlot(harness, service, 5000);
    await Promise.all([move(), move(other)]);
    const slot = (await bookingOf(harness, id))?.slot._id;
    expect([to._id, other._id]).toContain(slot);
    const states = await Promise.all([from, to, other].map((each) => slotNow(harness, each)));
    expect(states.filter(({ isBooked }) => isBooked === 'booked').map(({ _id }) => _id)).toEqual([
      slot,
    ]);
  },
);
