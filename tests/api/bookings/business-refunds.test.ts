import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin, markBooking, refundAsAdmin } from '../support/calls/desk.ts';
import { callback } from '../support/calls/payments.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();

const openSlot = async (startsInMinutes?: number) =>
  newSlot(harness, await newService(harness), startsInMinutes);
const booked = async (startsInMinutes?: number): Promise<string> =>
  book(harness, customer, await openSlot(startsInMinutes));

const reason = 'The dryer left stains.';

/** Possible histories of a booking before its money is refunded. */
const histories = {
  async 'cancelled late by its customer'() {
    const id = await booked(60);
    await cancelBooking(harness, customer, id);
    return id;
  },
  async 'cancelled by the business without a refund'() {
    const id = await booked();
    await cancelAsAdmin(harness, admin, id, { refund: false });
    return id;
  },
  async 'still to come'() {
    return booked();
  },
  async begun() {
    const id = await booked(10);
    harness.clock.advanceMinutes(11);
    return id;
  },
  async completed() {
    const id = await booked(10);
    harness.clock.advanceMinutes(120);
    await reconcile(harness, admin);
    return id;
  },
  async missed() {
    const id = await booked(10);
    harness.clock.advanceMinutes(30);
    await markBooking(harness, admin, id, 'no_show');
    return id;
  },
  async 'paid at the card terminal'() {
    const slot = await openSlot();
    return (await bookAtDesk(harness, admin, slot, { paymentMethod: 'terminal' })).data
      ._id as string;
  },
};

describe('the business refunds a booking, with a reason', () => {
  test.each(Object.entries(histories))('when it is %s', async (_case, become) => {
    const id = await become();
    const before = await bookingOf(harness, id);
    const events = await eventKindsOf(harness, id);
    const answer = await refundAsAdmin(harness, admin, id, reason);
    expect([answer.status, answer.data.refundTerms]).toEqual([200, 'granted']);
    expect(await bookingOf(harness, id)).toEqual({ ...before, refundTerms: 'granted' });
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'business_decision',
    });
    expect(await eventKindsOf(harness, id)).toEqual([...events, 'refund_granted']);
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
      by: { uid: admin.uid, role: 'admin' },
      reason,
    });
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      kind: 'refund',
      action: 'refund granted',
      by: { uid: admin.uid, name: admin.name },
      before: { status: 'success', refundReason: null },
      after: { status: 'refund_due', refundReason: 'business_decision', reason },
    });
  });

  test('and later notes the reference of the refund', async () => {
    const id = await histories.completed();
    await refundAsAdmin(harness, admin, id, reason);
    const json = { status: 'refunded', reference: 'BANK-9' };
    const paidBack = await call(harness, 'PATCH', `/transactions/${id}/status`, {
      as: admin,
      json,
    });
    expect(paidBack.data.status).toBe('refunded');
    expect(await eventKindsOf(harness, id)).toEqual([
      'booked',
      'completed',
      'refund_granted',
      'refunded',
    ]);
  });
});

describe('a repeated refund', () => {
  test('is answered as the first one', async () => {
    const id = await histories.completed();
    const first = await refundAsAdmin(harness, admin, id, reason);
    expect(await refundAsAdmin(harness, admin, id, reason)).toEqual(first);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'completed', 'refund_granted']);
    expect(await auditOf(harness, id)).toHaveLength(1);
  });

  test('is granted once if ten calls come at once', async () => {
    const id = await booked();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refundAsAdmin(harness, admin, id, reason)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'refund_granted']);
  });

  test('is refused to another admin or for another reason: the money goes back already', async () => {
    const id = await booked();
    await refundAsAdmin(harness, admin, id, reason);
    for (const answer of [
      await refundAsAdmin(harness, otherAdmin, id, reason),
      await refundAsAdmin(harness, admin, id, 'It rained.'),
    ]) {
      expect([answer.status, answer.code]).toEqual([409, 'conflict']);
      expect(answer.message).toContain('goes back already');
    }
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'refund_granted']);
  });

  test('is refused if the cancellation gave the money back', async () => {
    const id = await booked();
    await cancelBooking(harness, customer, id);
    expect((await refundAsAdmin(harness, admin, id, reason)).code).toBe('conflict');
    expect((await transactionOf(harness, id)).refundReason).toBe('booking_cancelled');
  });
});

describe('an upcoming booking whose money was given back', () => {
  test.each([3 * 24 * 60, 60])(
    'can be cancelled by its customer, %i minutes ahead',
    async (minutes) => {
      const id = await booked(minutes);
      await refundAsAdmin(harness, admin, id, reason);
      const path = `/bookings/${id}?refund=true`;
      const answer = await call(harness, 'DELETE', path, { as: customer });
      expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
      expect(await transactionOf(harness, id)).toMatchObject({
        status: 'refund_due',
        refundReason: 'business_decision',
      });
    },
  );

  test('can be cancelled by an admin, but only with its refund', async () => {
    const id = await booked();
    await refundAsAdmin(harness, admin, id, reason);
    expect((await cancelAsAdmin(harness, admin, id, { refund: false })).code).toBe('conflict');
    expect((await cancelAsAdmin(harness, admin, id, { refund: true })).status).toBe(200);
  });

  test('stays booked whatever the provider says again', async () => {
    const id = await booked();
    await refundAsAdmin(harness, admin, id, reason);
    for (const kind of ['success', 'fail', 'notify'] as const) await callback(harness, kind, id);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
  });
});

test('a refund and a cancellation at once: the money is refunded once, in either order', async () => {
  const ids = await Promise.all([0, 1, 2, 3].map(() => booked()));
  for (const id of ids) {
    const [granted, cancelled] = await Promise.all([
      refundAsAdmin(harness, admin, id, reason),
      cancelBooking(harness, customer, id),
    ]);
    expect([200, 409]).toContain(granted.status);
    expect(cancelled.status).toBe(200);
    expect(await bookingOf(harness, id)).toMatchObject({
      status: 'cancelled',
      refundTerms: 'granted',
    });
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
  }
});

test('a refund of an unknown booking: 404', async () => {
  expect((await refundAsAdmin(harness, admin, 'T-1-nobody-nothing', reason)).status).toBe(404);
});
