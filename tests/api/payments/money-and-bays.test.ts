import { rosterId } from '@carwash/domain/days/roster';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { beforeEach, describe, expect } from 'vitest';
import type { Answer } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { cancelBooking } from '../support/calls/bookings.ts';
import {
  callback,
  cancelPayment,
  decline,
  initiate,
  payUnheard,
  startPaying,
} from '../support/calls/payments.ts';
import type { Harness } from '../support/harness/harness.ts';
import { newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let rival: Person;
let slot: TestSlot;

/** Days ahead. Each test has a day of its own, because the bays are shared. */
let days = 1;

beforeEach(async () => {
  const { now, settings } = harness.context;
  days += 1;
  const date = addDays(businessDay(now(), settings.businessTimeZone), days);
  [customer, rival] = await Promise.all([newCustomer(harness), newCustomer(harness)]);
  const service = await newService(harness, { duration: 30 });
  [slot] = (await newSlotsAt(harness, service, [
    { date, startTime: '10:00', endTime: '10:30' },
  ])) as [TestSlot];
});
mendAfterEach();

/** Sets up this number of bays for days that are created from now on. */
async function haveBays(harness: Harness, count: number): Promise<void> {
  await harness.context.db.bays.doc(rosterId).delete();
  await newBays(harness, count);
}

async function pay(id: string): Promise<void> {
  harness.provider.pay(id);
  await callback(harness, 'success', id);
}

/** Retries while the provider's answer about another payment is pending. */
async function insist(as: Person): Promise<Answer> {
  const answer = await initiate(harness, as, slot);
  return answer.code === 'slot_being_paid' ? insist(as) : answer;
}

const bookedIds = async () => (await bookingsOf(harness, slot)).map(({ _id }) => _id);

const endings: [string, (id: string) => Promise<unknown>][] = [
  ['declined', (id) => decline(harness, id)],
  ['cancelled', (id) => cancelPayment(harness, customer, id)],
  ['lapsed', async () => harness.clock.advanceMinutes(20)],
];

describe('two bays', () => {
  test.beforeAll(({ harness }) => haveBays(harness, 2));

  test.each(endings)(
    '%s, paid by another payment, then paid as well: one booking',
    async (_, end) => {
      const early = await startPaying(harness, customer, slot);
      await end(early);
      const second = await startPaying(harness, customer, slot);
      expect(second).not.toBe(early);
      await pay(second);
      await pay(early);
      expect(await bookedIds()).toEqual([second]);
      expect(await transactionOf(harness, early)).toMatchObject({
        status: 'refund_due',
        refundReason: 'another_payment',
      });
    },
  );

  test.each(endings)(
    '%s and paid while another payment is open: the money goes back',
    async (_, end) => {
      const early = await startPaying(harness, customer, slot);
      await end(early);
      const second = await startPaying(harness, customer, slot);
      await pay(early);
      expect(await transactionOf(harness, early)).toMatchObject({
        status: 'refund_due',
        refundReason: 'another_payment',
      });
      await pay(second);
      expect(await bookedIds()).toEqual([second]);
    },
  );

  test.each(endings)('%s, then both are paid at the same moment: one booking', async (_, end) => {
    const early = await startPaying(harness, customer, slot);
    await end(early);
    const second = await startPaying(harness, customer, slot);
    await Promise.all([pay(early), pay(second)]);
    expect(await bookedIds()).toHaveLength(1);
    const both = await Promise.all([early, second].map((id) => transactionOf(harness, id)));
    expect(both.map(({ status }) => status).sort()).toEqual(['refund_due', 'success']);
  });

  test('a customer who has booked a time cannot start to pay for it again, unless they cancelled', async () => {
    const first = await startPaying(harness, customer, slot);
    await pay(first);
    const again = await initiate(harness, customer, slot);
    expect([again.status, again.code]).toEqual([409, 'already_paid']);
    expect((await initiate(harness, rival, slot)).status).toBe(200);
    await cancelBooking(harness, customer, first);
    expect((await initiate(harness, customer, slot)).status).toBe(200);
  });
});

describe('one bay', () => {
  test.beforeAll(({ harness }) => haveBays(harness, 1));

  /** Lets the hold run out, and the payment fail by that. */
  async function lapse(id: string): Promise<void> {
    harness.clock.advanceMinutes(20);
    await callback(harness, 'notify', id);
    expect((await transactionOf(harness, id)).failureReason).toBe('expired');
  }

  test.each([0.01, 5])(
    'paid in time, callback lost, hold over for %d minutes: a late payment does not take the place',
    async (minutes) => {
      const late = await startPaying(harness, customer, slot);
      await lapse(late);
      const inTime = await startPaying(harness, rival, slot);
      payUnheard(harness, inTime);
      harness.clock.advanceMinutes(15 + minutes);
      await pay(late);
      expect(await bookedIds()).toEqual([inTime]);
      expect((await transactionOf(harness, late)).refundReason).toBe('slot_gone');
    },
  );

  test('the provider is silent about the lapsed hold: the late payment is decided when it answers', async () => {
    const late = await startPaying(harness, customer, slot);
    await lapse(late);
    const inTime = await startPaying(harness, rival, slot);
    payUnheard(harness, inTime);
    harness.clock.advanceMinutes(15.01);
    harness.provider.set({ search: { mode: 'down' } }, inTime);
    await pay(late);
    expect(await bookedIds()).toEqual([]);
    expect((await transactionOf(harness, late)).status).toBe('failed');
    harness.provider.set({ search: { mode: 'normal' } }, inTime);
    await callback(harness, 'notify', inTime);
    await callback(harness, 'notify', late);
    expect(await bookedIds()).toEqual([inTime]);
    expect((await transactionOf(harness, late)).status).toBe('refund_due');
  });

  test.each([0.01, 5])(
    'declined, then paid in time, callback lost, hold over for %d minutes: a rival does not get the place',
    async (minutes) => {
      const id = await startPaying(harness, customer, slot);
      await decline(harness, id);
      payUnheard(harness, id);
      harness.clock.advanceMinutes(15 + minutes);
      expect((await insist(rival)).code).toBe('slot_taken');
      expect(await bookedIds()).toEqual([id]);
    },
  );

  test('declined and not paid: a rival gets the place when the hold is over', async () => {
    const id = await startPaying(harness, customer, slot);
    await decline(harness, id);
    harness.clock.advanceMinutes(15.01);
    expect((await insist(rival)).status).toBe(200);
    expect((await transactionOf(harness, id)).status).toBe('failed');
  });
});
