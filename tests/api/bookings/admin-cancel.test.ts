import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { cancelAsAdmin } from '../support/calls/desk.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();

const booked = async (): Promise<string> =>
  book(harness, customer, await newSlot(harness, await newService(harness)));

const reason = 'The foam machine is being repaired.';

describe('an admin cancels', () => {
  test('with the money back although it starts soon', async () => {
    const slot = await newSlot(harness, await newService(harness), 60);
    const id = await book(harness, customer, slot);
    const answer = await cancelAsAdmin(harness, admin, id, { refund: true, reason });
    expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'refund_due',
      refundReason: 'booking_cancelled',
    });
    expect(await slotNow(harness, slot)).toMatchObject({ isBooked: 'available', claimId: null });
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
      kind: 'cancelled',
      by: { uid: admin.uid, role: 'admin' },
      reason,
    });
    expect(await auditOf(harness, id)).toEqual([
      expect.objectContaining({
        kind: 'booking',
        action: 'cancelled',
        by: { uid: admin.uid, name: admin.name },
        before: { status: 'pending' },
        after: { status: 'cancelled', refund: true, reason },
      }),
    ]);
  });

  test('with a refund by default', async () => {
    const id = await booked();
    const answer = await call(harness, 'POST', `/bookings/${id}/cancel`, {
      as: admin,
      json: { version: 1, reason },
    });
    expect([answer.status, answer.data.refundTerms]).toEqual([200, 'granted']);
  });

  test('twice with one key: same answer', async () => {
    const id = await booked();
    const decision = { refund: false, version: 1, key: `cancel-${id}` };
    const first = await cancelAsAdmin(harness, admin, id, decision);
    expect(first.status).toBe(200);
    expect(await cancelAsAdmin(harness, admin, id, decision)).toEqual(first);
    expect((await transactionOf(harness, id)).status).toBe('success');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
    expect(await auditOf(harness, id)).toHaveLength(1);
  });
});

test('an admin does not cancel a booking that there is not', async () => {
  const answer = await cancelAsAdmin(harness, admin, 'T-1-nobody-nothing', { refund: true });
  expect([answer.status, answer.code]).toEqual([404, 'not_found']);
});

test.each(roundsOf(6))(
  'the customer and two admins cancel at once: it is cancelled once (%i)',
  { tags: historyTags },
  async () => {
    const id = await booked();
    const answers = await Promise.all([
      cancelBooking(harness, customer, id, { version: 1 }),
      cancelAsAdmin(harness, admin, id, { refund: true, version: 1 }),
      cancelAsAdmin(harness, otherAdmin, id, { refund: true, version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    const byAnAdmin = answers.findIndex(({ status }) => status === 200) > 0;
    expect(await auditOf(harness, id)).toHaveLength(byAnAdmin ? 1 : 0);
  },
);
