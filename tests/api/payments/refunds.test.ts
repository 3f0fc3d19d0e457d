import { transactionStatuses } from '@carwash/domain/payments/transaction';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let admin: Person;

test.beforeAll(async ({ harness }) => {
  [customer, other, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
});
mendAfterEach();

/** Creates a payment of the customer whose booking was cancelled in time. */
async function refundDue(): Promise<string> {
  const id = await book(harness, customer, await newSlot(harness, await newService(harness)));
  await cancelBooking(harness, customer, id);
  return id;
}

const mark = (id: string, json: object) =>
  call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json });
const payBack = (id: string, reference: string) => mark(id, { status: 'refunded', reference });

describe('paying back', () => {
  test('is noted with its reference, in the timeline and in the counters', async () => {
    const id = await refundDue();
    const answer = await payBack(id, 'BANK-77');
    expect([answer.status, answer.data.status]).toEqual([200, 'refunded']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refunded',
      refundReference: 'BANK-77',
      refundedAt: expect.any(Date),
      refundReason: 'booking_cancelled',
    });
    const [, , event] = await timelineOf(harness, id);
    expect(event).toMatchObject({ kind: 'refunded', by: { uid: admin.uid, role: 'admin' } });
  });

  test('adds no timeline to a payment that never became a booking', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const late = await startPaying(harness, customer, slot);
    harness.clock.advanceMinutes(15.1);
    await book(harness, other, slot);
    harness.provider.pay(late);
    await callback(harness, 'notify', late);
    expect((await payBack(late, 'BANK-1')).data.status).toBe('refunded');
    expect(await timelineOf(harness, late)).toEqual([]);
  });

  test('again gives the same answer for the same reference, and a conflict for another one', async () => {
    const id = await refundDue();
    const first = await payBack(id, 'BANK-2');
    expect(await payBack(id, 'BANK-2')).toEqual(first);
    expect((await payBack(id, 'BANK-3')).code).toBe('conflict');
    expect((await transactionOf(harness, id)).refundReference).toBe('BANK-2');
    expect(await timelineOf(harness, id)).toHaveLength(3);
  });

  test('ten times at once is noted once', async () => {
    const id = await refundDue();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payBack(id, 'BANK-4')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled', 'refunded']);
  });

  test('with two references at once: one of the two admins is refused', async () => {
    const id = await refundDue();
    const answers = await Promise.all([payBack(id, 'BANK-5'), payBack(id, 'BANK-6')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await transactionOf(harness, id)).refundReference).toBe(won?.data.refundReference);
  });
});

describe('a refund is refused', () => {
  test.each([
    ['no reference', 'reference', { status: 'refunded' }],
    ['an empty reference', 'reference', { status: 'refunded', reference: '' }],
    ['a blank reference', 'reference', { status: 'refunded', reference: '  ' }],
    ['a long reference', 'reference', { status: 'refunded', reference: 'x'.repeat(101) }],
    ['a number', 'reference', { status: 'refunded', reference: 7 }],
    ['no status', 'status', { reference: 'BANK-7' }],
    ['an unknown status', 'status', { status: 'paid', reference: 'BANK-7' }],
  ])('%s: 400', async (_case, path, json) => {
    const id = await refundDue();
    const answer = await mark(id, json);
    expect(answer.status).toBe(400);
    expect(new Set(answer.errors?.map((error) => error.path))).toEqual(new Set([path]));
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
  });

  test.each(transactionStatuses.filter((status) => status !== 'refunded'))(
    'if marked with any other status: %s',
    async (status) => {
      const id = await refundDue();
      const answer = await mark(id, { status, reference: 'BANK-8' });
      expect([answer.status, answer.code]).toEqual([409, 'conflict']);
      expect(answer.message).toContain('refunded');
      expect((await transactionOf(harness, id)).status).toBe('refund_due');
    },
  );

  test('for a payment whose money is not due', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const id = await startPaying(harness, customer, slot);
    expect((await payBack(id, 'BANK-9')).code).toBe('conflict');
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    const answer = await payBack(id, 'BANK-9');
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    expect(answer.message).toContain('success');
  });

  test('for an unknown transaction', async () => {
    expect((await payBack('T-1-nobody-nothing', 'BANK-9')).code).toBe('not_found');
  });
});
