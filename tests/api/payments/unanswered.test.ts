import type { Slot } from '@carwash/domain/slots/slot';
import { deadlineIn } from '@carwash/functions/background/deadline';
import { sendDueMessages } from '@carwash/functions/messages/send-due-messages';
import { beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile, stepOf } from '../../support/reconciler/reconcile.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { callback, enterAnswer, initiate, startPaying } from '../support/calls/payments.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let rival: Person;
let admin: Person;
let slot: Slot;

beforeEach(async () => {
  harness.mend();
  await harness.wipe();
  [customer, rival, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
  slot = await newSlot(harness, await newService(harness));
});
test.afterEach(() => harness.mend());

const silence = () => harness.provider.set({ search: { mode: 'html' } });
const speak = () => harness.provider.set({ search: { mode: 'normal' }, searchFields: {} });
const answerForAnotherStore = () =>
  harness.provider.set({ searchFields: { store_id: harness.storeId.toUpperCase() } });

/** Pays while the provider gives no usable answer. */
async function payUnanswered(mute: () => void = silence): Promise<string> {
  const id = await startPaying(harness, customer, slot);
  harness.provider.pay(id);
  mute();
  await callback(harness, 'notify', id);
  return id;
}

const reported = async () =>
  stepOf((await reconcile(harness, admin)).data, 'settle due payments').unansweredPayments;

/** Sends what is due. Returns how often the staff was told of payments without an answer. */
async function timesTold({ letters }: ReturnType<typeof openMailbox>): Promise<number> {
  await sendDueMessages(harness.context, deadlineIn(60_000));
  return letters.filter(({ message }) => message.kind === 'staff_unanswered').length;
}

describe.each([
  ['no answer', silence, 'silent', 10],
  ['an answer about another store', answerForAnotherStore, 'foreign', 0],
] as const)('%s', (_case, mute, outcome, minutes) => {
  test('is counted, and the staff is told in time', async () => {
    const mailbox = openMailbox(harness);
    const since = harness.clock.now();
    harness.clock.stopAt(since);
    const id = await payUnanswered(mute);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'pending',
      unanswered: { outcome, since },
    });
    expect(await reported()).toEqual({ count: 1, oldestAt: since.toISOString() });
    if (minutes > 0) {
      harness.clock.advanceMinutes(minutes - 0.1);
      expect(await timesTold(mailbox)).toBe(0);
      harness.clock.advanceMinutes(0.1);
    }
    expect(await timesTold(mailbox)).toBe(1);
    harness.clock.advanceMinutes(30);
    expect(await reported()).toEqual({ count: 1, oldestAt: since.toISOString() });
    expect(await timesTold(mailbox)).toBe(1);
  });

  test('ends with a usable answer: the payment is booked, and nobody is told any more', async () => {
    const mailbox = openMailbox(harness);
    const id = await payUnanswered(mute);
    speak();
    harness.clock.advanceMinutes(12);
    await callback(harness, 'notify', id);
    expect(await bookingOf(harness, id)).toBeDefined();
    expect((await transactionOf(harness, id)).unanswered).toBeNull();
    expect(await timesTold(mailbox)).toBe(0);
    expect(await reported()).toBeUndefined();
  });
});

describe('the bay of a payment without an answer', () => {
  test('is free two minutes after its hold unless the owner says otherwise', async () => {
    await payUnanswered();
    for (const minutes of [14.5, 1.5]) {
      harness.clock.advanceMinutes(minutes);
      await reconcile(harness, admin);
    }
    expect((await initiate(harness, rival, slot)).code).toBe('slot_being_paid');
    harness.clock.advanceMinutes(1.1);
    expect((await initiate(harness, rival, slot)).status).toBe(200);
  });

  test('is kept for as long as the owner says, and then its payment is booked', async () => {
    await storeSettings(harness, { unansweredMinutes: 60 });
    const id = await payUnanswered();
    harness.clock.advanceMinutes(14.5);
    await reconcile(harness, admin);
    harness.clock.advanceMinutes(58);
    expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
    speak();
    await reconcile(harness, admin);
    expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: id }]);
  });

  test('is kept from the moment at which a rival asks for it', async () => {
    await storeSettings(harness, { unansweredMinutes: 60 });
    await payUnanswered();
    harness.clock.advanceMinutes(15.5);
    expect((await initiate(harness, rival, slot)).code).toBe('slot_being_paid');
    harness.clock.advanceMinutes(30);
    expect((await initiate(harness, rival, slot)).code).toBe('slot_taken');
  });

  test('is free at once when the answer is that nobody has paid', async () => {
    await storeSettings(harness, { unansweredMinutes: 60 });
    await startPaying(harness, customer, slot);
    silence();
    harness.clock.advanceMinutes(14.5);
    await reconcile(harness, admin);
    harness.clock.advanceMinutes(5);
    speak();
    await reconcile(harness, admin);
    expect((await slotNow(harness, slot)).claimId).toBeNull();
  });

  test('is for others once the time is over', async () => {
    await storeSettings(harness, { unansweredMinutes: 60 });
    await payUnanswered();
    harness.clock.advanceMinutes(14.5);
    await reconcile(harness, admin);
    harness.clock.advanceMinutes(60.6);
    expect((await initiate(harness, rival, slot)).status).toBe(200);
  });
});

test('after three days it is asked about once a day, and after 30 more never by itself', async () => {
  const id = await payUnanswered();
  const day = 24 * 60;
  const minutesToNextCheck = async () => {
    await reconcile(harness, admin);
    const { nextCheckAt } = await transactionOf(harness, id);
    return nextCheckAt && (nextCheckAt.getTime() - harness.clock.now().getTime()) / 60_000;
  };
  harness.clock.advanceMinutes(3 * day - 10);
  expect(await minutesToNextCheck()).toBeCloseTo(5, 0);
  harness.clock.advanceMinutes(15);
  expect(await minutesToNextCheck()).toBeCloseTo(day, 0);
  harness.clock.advanceMinutes(31 * day);
  expect(await minutesToNextCheck()).toBeNull();
  expect(await reported()).toMatchObject({ count: 1 });
});

describe('the staff', () => {
  test('asks again: what comes too late goes back', async () => {
    const id = await payUnanswered();
    harness.clock.advanceMinutes(40 * 24 * 60);
    await reconcile(harness, admin);
    speak();
    // The provider is asked about a payment once in five seconds.
    harness.clock.advanceMinutes(0.1);
    const answer = await call(harness, 'GET', `/transactions/${id}`, { as: admin });
    expect(answer.data).toMatchObject({ status: 'refund_due', refundReason: 'too_late' });
    expect(await reported()).toBeUndefined();
  });

  test('enters that it was paid: it is booked, and the audit says who has entered it', async () => {
    const id = await payUnanswered();
    const answer = await enterAnswer(harness, admin, id, 'paid');
    expect(answer.data).toMatchObject({ status: 'success', providerReference: 'AAM-1' });
    expect(await bookingsOf(harness, slot)).toMatchObject([{ _id: id }]);
    const { docs } = await harness.context.db.audit.get();
    expect(docs[0]?.data()).toMatchObject({
      kind: 'payment',
      action: 'answer entered',
      by: { uid: admin.uid },
      after: { outcome: 'paid', reference: 'AAM-1' },
    });
  });

  test('enters that it was not paid: its bay is free', async () => {
    const id = await payUnanswered();
    expect((await enterAnswer(harness, admin, id, 'not_paid')).data.status).toBe('failed');
    expect((await slotNow(harness, slot)).claimId).toBeNull();
  });

  test('enters another sum: it goes back, and the page is to be looked up for how much', async () => {
    const id = await payUnanswered();
    const { data } = await enterAnswer(harness, admin, id, 'mispaid');
    expect(data).toMatchObject({ status: 'refund_due', refundReason: 'amount_mismatch' });
  });

  test('enters it once, also when it is sent twice or by two people', async () => {
    const id = await payUnanswered();
    const { version } = await transactionOf(harness, id);
    const send = (key: string) => enterAnswer(harness, admin, id, 'paid', { key, version });
    const answers = [await send('one'), await send('one'), await send('two')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 409]);
    expect(await bookingsOf(harness, slot)).toHaveLength(1);
  });

  test('enters nothing where the provider has answered', async () => {
    const id = await startPaying(harness, customer, slot);
    const refused = await enterAnswer(harness, admin, id, 'paid');
    expect([refused.status, refused.code]).toEqual([409, 'conflict']);
    expect(await bookingsOf(harness, slot)).toEqual([]);
  });

  test('is an admin', async () => {
    const id = await payUnanswered();
    const others = [customer, await newPerson(harness, 'manager')];
    for (const other of others) {
      expect((await enterAnswer(harness, other, id, 'paid')).status).toBe(403);
    }
  });
});
