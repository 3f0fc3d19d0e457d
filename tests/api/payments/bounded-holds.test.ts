import { beforeEach, describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlot, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { callback, cancelPayment, initiate, startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import type { Harness } from '../support/harness/harness.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newCustomer, type Person, signIn } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

test.beforeAll(({ harness }) => newBays(harness, 3));
mendAfterEach();

const now = () => harness.clock.now();

async function pay(id: string): Promise<void> {
  harness.provider.pay(id);
  await callback(harness, 'success', id);
}

/** Creates a customer who has not confirmed their email address. */
async function newUnproven(harness: Harness): Promise<Person> {
  const person = await newCustomer(harness);
  await harness.context.auth.updateUser(person.uid, { emailVerified: false });
  return { ...person, token: await signIn(person.email) };
}

describe('near the start', () => {
  let customer: Person;
  let slot: TestSlot;

  /** Creates a slot of five minutes, and moves the clock to one minute before its start. */
  beforeEach(async () => {
    customer = await newCustomer(harness);
    slot = await newSlot(harness, await newService(harness, { duration: 5 }), 60);
    const untilStart = slot.startsAt.getTime() - now().getTime();
    harness.clock.advanceMinutes(untilStart / 60_000 - 1);
  });

  const endOf = async (id: string) => (await transactionOf(harness, id)).expiresAt;

  test('a hold ends two minutes after the start at the latest', async () => {
    const id = await startPaying(harness, customer, slot);
    expect((await endOf(id)).getTime() - slot.startsAt.getTime()).toBe(2 * 60_000);
  });

  test('a customer who comes back after the start gets the same page and no longer hold, then none', async () => {
    const id = await startPaying(harness, customer, slot);
    const end = await endOf(id);
    harness.clock.advanceMinutes(2);
    expect(await startPaying(harness, customer, slot)).toBe(id);
    expect(await endOf(id)).toEqual(end);
    harness.clock.advanceMinutes(4.4);
    const late = await initiate(harness, customer, slot);
    expect([late.status, late.code]).toEqual([409, 'not_on_sale']);
    expect(late.message).toContain('has begun');
  });

  test.each([6.1, 6.4, 60])(
    'paid %d minutes later, after the end: the money goes back',
    async (minutes) => {
      const id = await startPaying(harness, customer, slot);
      harness.clock.advanceMinutes(minutes);
      await pay(id);
      expect(await transactionOf(harness, id)).toMatchObject({
        status: 'refund_due',
        refundReason: 'too_late',
      });
      expect(await bookingsOf(harness, slot)).toEqual([]);
    },
  );

  test('paid within the hold: booked, although the visit has begun', async () => {
    const id = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(2.5);
    await pay(id);
    expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([id]);
  });
});

describe('repeated holds of one start', () => {
  let customer: Person;
  let slot: TestSlot;
  /** Hours ahead. Each test has minutes of its own, because the bays are shared. */
  let hours = 48;

  beforeEach(async () => {
    hours += 2;
    customer = await newCustomer(harness);
    slot = await newSlot(harness, await newService(harness), hours * 60);
  });

  test('are limited to two, then the start is free for others for ten minutes', async () => {
    const first = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    const second = await startPaying(harness, customer, slot);
    expect(second).not.toBe(first);
    harness.clock.advanceMinutes(15.1);
    const third = await initiate(harness, customer, slot);
    expect([third.status, third.code]).toEqual([409, 'hold_used_up']);
    expect(third.message).toMatch(/held this time twice .* at \d\d:\d\d, you can try again/);
    expect((await initiate(harness, await newCustomer(harness), slot)).status).toBe(200);
    harness.clock.advanceMinutes(8);
    expect((await initiate(harness, customer, slot)).code).toBe('hold_used_up');
    harness.clock.advanceMinutes(2.1);
    expect((await initiate(harness, customer, slot)).status).toBe(200);
  });

  test('last no longer than two holds, however often the customer comes back', async () => {
    const first = await startPaying(harness, customer, slot);
    const began = (await transactionOf(harness, first)).createdAt;
    let held = 0;
    for (let round = 0; round < 25; round += 1) {
      harness.clock.advanceMinutes(4);
      const answer = await initiate(harness, customer, slot);
      if (answer.status !== 200) break;
      held = new Date(answer.data.expiresAt).getTime() - began.getTime();
    }
    expect(held).toBeLessThanOrEqual(30 * 60_000);
    expect((await initiate(harness, customer, slot)).code).toBe('hold_used_up');
  });

  test('do not count if they are given up at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await startPaying(harness, customer, slot);
      harness.clock.advanceMinutes(0.1);
      await cancelPayment(harness, customer, id);
    }
    await pay(await startPaying(harness, customer, slot));
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  });

  test('are counted for each start separately', async () => {
    const other = await newSlot(harness, await newService(harness), hours * 60);
    await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    expect((await initiate(harness, customer, slot)).code).toBe('hold_used_up');
    expect((await initiate(harness, customer, other)).status).toBe(200);
  });
});

describe('customers who have not confirmed their email address', () => {
  let coatings: TestSlot[];
  let washes: TestSlot[];
  let days = 2;

  /** Returns a day without starts of other tests, because the share depends on all that are offered. */
  async function nextDayWithoutStarts(): Promise<string> {
    days += 1;
    const date = dayAhead(harness, days);
    const day = (await harness.context.db.days.doc(date).get()).data();
    return Object.keys(day?.starts ?? {}).length === 0 ? date : nextDayWithoutStarts();
  }

  /** Three bays from nine to five, coatings that take all day. */
  beforeEach(async () => {
    openMailbox(harness);
    const date = await nextDayWithoutStarts();
    const coating = await newService(harness, { duration: 480 });
    const wash = await newService(harness, { duration: 30 });
    coatings = await newSlotsAt(harness, coating, [{ date, startTime: '09:00', endTime: '17:00' }]);
    washes = await newSlotsAt(
      harness,
      wash,
      ['09:00', '10:00', '11:00', '12:00'].map((startTime) => ({
        date,
        startTime,
        endTime: startTime.replace(':00', ':30'),
      })),
    );
  });

  const [first, second] = [() => coatings[0] as TestSlot, () => washes[1] as TestSlot];

  test('hold a third of the day together; the next one is asked to confirm the address', async () => {
    const crowd = await Promise.all(Array.from({ length: 3 }, () => newUnproven(harness)));
    const answers = await Promise.all(crowd.map((one) => initiate(harness, one, first())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    const refused = answers.find(({ status }) => status === 403);
    expect(refused?.code).toBe('email_not_verified');
    expect(refused?.message).toContain('confirm your email address');
    expect((await initiate(harness, await newUnproven(harness), second())).code).toBe(
      'email_not_verified',
    );
    expect((await initiate(harness, await newCustomer(harness), second())).status).toBe(200);
  });

  test('confirming the address is enough, even with the token of before', async () => {
    await startPaying(harness, await newUnproven(harness), first());
    const person = await newUnproven(harness);
    expect((await initiate(harness, person, second())).code).toBe('email_not_verified');
    await harness.context.auth.updateUser(person.uid, { emailVerified: true });
    expect((await initiate(harness, person, second())).status).toBe(200);
  });

  test('a customer who has paid once is no longer limited', async () => {
    const person = await newUnproven(harness);
    await pay(await startPaying(harness, person, washes[0] as TestSlot));
    await startPaying(harness, await newUnproven(harness), first());
    expect((await initiate(harness, person, second())).status).toBe(200);
  });

  test('are marked as unproven on a hold, and not marked on a booking', async () => {
    const id = await startPaying(harness, await newUnproven(harness), first());
    const { claimId } = await transactionOf(harness, id);
    const jobNow = async () =>
      (await harness.context.db.days.doc(first().date).get()).data()?.jobs[claimId];
    expect(await jobNow()).toMatchObject({ isUnproven: true });
    await pay(id);
    expect(Object.keys((await jobNow()) ?? {}).sort()).toEqual([
      'bay',
      'from',
      'heldUntil',
      'slotId',
      'to',
    ]);
  });
});
