import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { closeBays, setBays } from '../support/calls/bays.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { expectEachInItsBay } from '../support/days/each-in-its-bay.ts';
import { jobsOn } from '../support/days/mornings.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let booker: Person;
let payer: Person;
let slot: TestSlot;

const bay = (number: number, cleanUp = 0) => ({
  _id: `bay-${number}`,
  name: `Bay ${number}`,
  kind: 'bay' as const,
  services: null,
  cleanUp,
});

/** Each test begins with an empty business, because closures and bays are the whole business's. */
beforeEach(async () => {
  await harness.wipe();
  await newBays(harness, 2);
  admin = await newAdmin(harness);
  const date = dayAhead(harness, 2);
  [booker, payer] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
  const service = await newService(harness, { duration: 30 });
  [slot] = (await newSlotsAt(harness, service, [
    { date, startTime: '10:00', endTime: '10:30' },
  ])) as [TestSlot];
});
afterEach(async () => {
  await expectEachInItsBay(harness, admin);
  await expectConsistentRecords(harness);
  harness.mend();
});

async function pay(id: string): Promise<void> {
  harness.provider.pay(id);
  await callback(harness, 'success', id);
}

async function book(as: Person): Promise<string> {
  const id = await startPaying(harness, as, slot);
  await pay(id);
  return id;
}

const close = (number: number, preview = false) =>
  closeBays(harness, admin, {
    bays: [`bay-${number}`],
    from: slot.date,
    to: slot.date,
    startTime: null,
    endTime: null,
    note: '',
    preview,
  });

test('the bay of a booking is closed beside a hold: the admin sees the booking, the hold ends, its payment is refunded', async () => {
  const booked = await book(booker);
  const paying = await startPaying(harness, payer, slot);
  const preview = await close(1, true);
  expect(preview.data).toMatchObject({ moved: 1, paying: 1, displaced: [] });
  expect((await close(1)).data).toMatchObject({ moved: 1, paying: 1, displaced: [] });
  expect(Object.values(await jobsOn(harness, slot))).toMatchObject([{ bay: 'bay-2' }]);
  expect((await initiate(harness, payer, slot)).code).toBe('slot_taken');
  await pay(paying);
  expect(await transactionOf(harness, paying)).toMatchObject({
    status: 'refund_due',
    refundReason: 'slot_gone',
  });
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([booked]);
});

test('the bay of a hold is closed: it moves to the free one, and is booked there', async () => {
  const paying = await startPaying(harness, payer, slot);
  expect((await close(1)).data).toMatchObject({ moved: 0, paying: 0, displaced: [] });
  await pay(paying);
  expect(Object.values(await jobsOn(harness, slot))).toMatchObject([
    { bay: 'bay-2', heldUntil: null },
  ]);
});

test('removing a bay or extending its clean-up affects holds, and a preview counts them', async () => {
  await book(booker);
  const paying = await startPaying(harness, payer, slot);
  const wanted = [bay(1)];
  const { status, data } = await setBaysPreview(wanted);
  expect(status).toBe(200);
  expect(data).toMatchObject({ moved: 0, paying: 1, displaced: [] });
  expect(Object.keys(await jobsOn(harness, slot))).toHaveLength(2);
  expect((await setBays(harness, admin, wanted)).data).toMatchObject({ paying: 1 });
  await pay(paying);
  expect((await transactionOf(harness, paying)).status).toBe('refund_due');
});

const setBaysPreview = (bays: readonly object[]) =>
  call(harness, 'PATCH', '/bays', { as: admin, json: { bays, preview: true } });

test('a hold whose bay is gone is booked after all if another bay is free by then', async () => {
  const first = await startPaying(harness, booker, slot);
  const second = await startPaying(harness, payer, slot);
  expect((await close(2)).data).toMatchObject({ paying: 1 });
  await call(harness, 'POST', `/payments/${first}/cancel`, { as: booker, json: {} });
  await pay(second);
  expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([second]);
});

test('an expired hold does not count as a paying customer', async () => {
  await book(booker);
  await startPaying(harness, payer, slot);
  harness.clock.advanceMinutes(15.1);
  expect((await close(1, true)).data).toMatchObject({ moved: 1, paying: 0 });
});
