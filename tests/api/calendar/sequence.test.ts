import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { markBooking, moveBooking } from '../support/calls/desk.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
beforeEach(async () => {
  await harness.wipe();
  [admin, customer] = [await newAdmin(harness), await newCustomer(harness)];
});

async function twoSlots(): Promise<[TestSlot, TestSlot]> {
  const service = await newService(harness, { duration: 60 });
  const date = dayAhead(harness, 3);
  return (await newSlotsAt(harness, service, [
    { date, startTime: '09:00', endTime: '10:00' },
    { date, startTime: '10:00', endTime: '11:00' },
  ])) as [TestSlot, TestSlot];
}

const sequenceOf = async (id: string) => (await bookingOf(harness, id))?.sequence;

test('the sequence rises with each change of time and the cancellation, and with nothing else', async () => {
  await newBays(harness, 2);
  const [first, second] = await twoSlots();
  const id = await book(harness, customer, first);
  expect(await sequenceOf(id)).toBe(0);
  expect((await moveBooking(harness, admin, id, first, 'bay-2')).data.sequence).toBe(0);
  await call(harness, 'PATCH', `/bookings/${id}/note`, {
    as: customer,
    json: { note: 'Ring.', version: 2 },
  });
  expect((await reschedule(harness, customer, id, second)).data.sequence).toBe(1);
  expect((await reschedule(harness, customer, id, second)).data.sequence).toBe(1);
  expect((await moveBooking(harness, admin, id, first)).data.sequence).toBe(2);
  const cancelled = await Promise.all([1, 2, 3].map(() => cancelBooking(harness, customer, id)));
  expect(cancelled.map(({ data }) => data.sequence)).toEqual([3, 3, 3]);
  expect(await sequenceOf(id)).toBe(3);
});

test('a booking that was done or missed keeps its sequence', async () => {
  const [slot] = await twoSlots();
  const id = await book(harness, customer, slot);
  harness.clock.advanceMinutes((slot.startsAt.getTime() - harness.clock.now().getTime()) / 60_000);
  expect((await markBooking(harness, admin, id, 'no_show')).data.sequence).toBe(0);
  expect((await markBooking(harness, admin, id, 'completed')).data.sequence).toBe(0);
});
