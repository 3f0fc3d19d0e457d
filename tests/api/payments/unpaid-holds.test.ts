import type { Slot } from '@carwash/domain/slots/slot';
import { formatDay } from '@carwash/domain/time/calendar-days';
import { beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newCustomer, newUnprovenCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;

test.beforeAll(async ({ harness }) => {
  harness.context.settings.maxUnpaidHolds = 3;
});
beforeEach(async () => {
  customer = await newCustomer(harness);
});
mendAfterEach();

/** Creates slots of as many services, one after the other, because all of them change the same day. */
async function newSlots(count: number): Promise<Slot[]> {
  const slots: Slot[] = [];
  while (slots.length < count) slots.push(await newSlot(harness, await newService(harness)));
  return slots;
}

async function holdThree() {
  const slots = await newSlots(3);
  const ids: string[] = [];
  for (const slot of slots) ids.push(await startPaying(harness, customer, slot));
  return { slots, ids };
}

const refusalNow = async () => {
  const [slot] = await newSlots(1);
  return slot && initiate(harness, customer, slot);
};

test('59 slots in a row: three are held, and the refusal names them', {
  tags: ['long'],
}, async () => {
  const slots = await newSlots(59);
  const answers = [];
  for (const slot of slots) answers.push(await initiate(harness, customer, slot));
  expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([200, 200, 200]);
  const refused = answers.slice(3);
  expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
    new Set(['409 too_many_holds']),
  );
  for (const [index, slot] of slots.slice(0, 3).entries()) {
    expect(refused[0]?.message).toContain(
      `Foam Wash on ${formatDay(slot.date)} at ${slot.startTime}`,
    );
    const named = refused[0]?.errors?.map(({ message }) => message).join('\n');
    expect(named).toContain(answers[index]?.data.transactionId);
  }
  expect(slots[3] && (await slotNow(harness, slots[3]))).toMatchObject({ heldUntil: null });
});

test.each(roundsOf(3))(
  '20 slots at the same moment: three are held (%i)',
  { tags: historyTags },
  async () => {
    const slots = await newSlots(20);
    const answers = await Promise.all(slots.map((slot) => initiate(harness, customer, slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'too_many_holds')).toHaveLength(17);
    const held = (await Promise.all(slots.map((slot) => transactionsOf(harness, slot)))).flat();
    expect(held.map(({ status }) => status)).toEqual(Array(3).fill('pending'));
  },
);

test('given up, paid and expired payments make room for another hold', async () => {
  const { ids } = await holdThree();
  const [givenUp = '', paid = ''] = ids;
  expect((await refusalNow())?.code).toBe('too_many_holds');
  await call(harness, 'POST', `/payments/${givenUp}/cancel`, { as: customer, json: {} });
  expect((await refusalNow())?.status).toBe(200);
  expect((await refusalNow())?.code).toBe('too_many_holds');
  harness.provider.pay(paid);
  await callback(harness, 'notify', paid);
  expect((await refusalNow())?.status).toBe(200);
  harness.clock.advanceMinutes(16);
  expect((await refusalNow())?.status).toBe(200);
});

test('a customer with three holds may continue each of them, even after its hold has ended', async () => {
  const { slots, ids } = await holdThree();
  const again = await Promise.all(slots.map((slot) => startPaying(harness, customer, slot)));
  expect(again).toEqual(ids);
  harness.clock.advanceMinutes(16);
  for (const slot of slots) await startPaying(harness, customer, slot);
  const statuses = await Promise.all(ids.map((id) => transactionOf(harness, id)));
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['failed']));
});

test('a slot kept after a declined card counts as a hold, and can be tried again or given up', async () => {
  const { slots, ids } = await holdThree();
  const [kept = '', givenUp = ''] = ids;
  for (const id of [kept, givenUp]) {
    harness.provider.decline(id);
    await callback(harness, 'fail', id);
  }
  const refused = await refusalNow();
  expect(refused?.code).toBe('too_many_holds');
  expect(refused?.errors?.map(({ message }) => message).join()).toContain(kept);
  if (slots[0]) await startPaying(harness, customer, slots[0]);
  expect((await refusalNow())?.code).toBe('too_many_holds');
  await call(harness, 'POST', `/payments/${givenUp}/cancel`, { as: customer, json: {} });
  expect((await refusalNow())?.status).toBe(200);
  expect((await refusalNow())?.code).toBe('too_many_holds');
});

test("another customer's holds do not count", async () => {
  await holdThree();
  const [slot] = await newSlots(1);
  expect(slot && (await initiate(harness, await newCustomer(harness), slot)).status).toBe(200);
});

test('whose address is not confirmed counts as unproven, unless this site sends no mails', async () => {
  const [first, second] = await newSlots(2);
  const unproven = await newUnprovenCustomer(harness);
  const holdIn = async (slot: Slot | undefined) => {
    if (!slot) throw new Error('There is no slot.');
    const { claimId } = await transactionOf(harness, await startPaying(harness, unproven, slot));
    const [day] = await harness.context.db.readAll(harness.context.db.days.doc(slot.date));
    return day.data()?.jobs[claimId ?? ''];
  };
  expect(await holdIn(first)).not.toHaveProperty('isUnproven');
  openMailbox(harness);
  expect(await holdIn(second)).toHaveProperty('isUnproven', true);
});
