import { expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { refundAsAdmin } from '../support/calls/desk.ts';
import { callback } from '../support/calls/payments.ts';
import { admin, customer, test } from '../support/people/desk-people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();

const booked = async (startsInMinutes?: number): Promise<string> =>
  book(harness, customer, await newSlot(harness, await newService(harness), startsInMinutes));

const reason = 'The dryer left stains.';

test('the business refunds a booking, with a reason', async () => {
  const id = await booked(10);
  harness.clock.advanceMinutes(120);
  await reconcile(harness, admin);
  const before = await bookingOf(harness, id);
  const answer = await refundAsAdmin(harness, admin, id, reason);
  expect([answer.status, answer.data.refundTerms]).toEqual([200, 'granted']);
  expect(await bookingOf(harness, id)).toEqual({
    ...before,
    refundTerms: 'granted',
    version: 3,
  });
  expect(await transactionOf(harness, id)).toMatchObject({
    status: 'refund_due',
    refundReason: 'business_decision',
  });
  expect(await eventKindsOf(harness, id)).toEqual(['booked', 'completed', 'refund_granted']);
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

test('a refund is granted once if ten calls come at once with one key', async () => {
  const id = await booked();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      refundAsAdmin(harness, admin, id, reason, { version: 1, key: `refund-${id}` }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await eventKindsOf(harness, id)).toEqual(['booked', 'refund_granted']);
  expect(await auditOf(harness, id)).toHaveLength(1);
});

test('an upcoming booking whose money was given back stays booked whatever the provider says again', async () => {
  const id = await booked();
  await refundAsAdmin(harness, admin, id, reason);
  for (const kind of ['success', 'fail', 'notify'] as const) await callback(harness, kind, id);
  expect((await bookingOf(harness, id))?.status).toBe('pending');
  expect((await transactionOf(harness, id)).status).toBe('refund_due');
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
