import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin } from '../support/calls/desk.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();

const openSlot = async (startsInMinutes?: number) =>
  newSlot(harness, await newService(harness), startsInMinutes);

const booked = async (startsInMinutes?: number): Promise<string> =>
  book(harness, customer, await openSlot(startsInMinutes));

const reason = 'The foam machine is being repaired.';

describe('an admin cancels', () => {
  test.each([
    ['with the money back although it starts soon', 60, true, 'refund_due', 'booking_cancelled'],
    ['without, although there is time', 3 * 24 * 60, false, 'success', null],
  ] as const)('%s', async (_case, minutes, refund, status, refundReason) => {
    const slot = await openSlot(minutes);
    const id = await book(harness, customer, slot);
    const answer = await cancelAsAdmin(harness, admin, id, { refund, reason });
    expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
    expect(await transactionOf(harness, id)).toMatchObject({ status, refundReason });
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
        after: { status: 'cancelled', refund, reason },
      }),
    ]);
  });

  test('with a refund by default', async () => {
    const id = await booked(60);
    const answer = await call(harness, 'POST', `/bookings/${id}/cancel`, {
      as: admin,
      json: { reason },
    });
    expect([answer.status, answer.data.refundTerms]).toEqual([200, 'granted']);
  });

  test.each([true, false])('twice in the same way: same answer (refund: %s)', async (refund) => {
    const id = await booked();
    const first = await cancelAsAdmin(harness, admin, id, { refund });
    expect(first.status).toBe(200);
    expect(await cancelAsAdmin(harness, admin, id, { refund })).toEqual(first);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
    expect(await auditOf(harness, id)).toHaveLength(1);
  });

  test('a booking made at the desk, and the cash goes back', async () => {
    const { data } = await bookAtDesk(harness, admin, await openSlot());
    expect((await cancelAsAdmin(harness, admin, data._id, { refund: true })).status).toBe(200);
    expect((await transactionOf(harness, data._id)).status).toBe('refund_due');
  });
});

describe('a cancellation by an admin is refused', () => {
  test.each([true, false])(
    'when the booking was cancelled otherwise, and the message says how (refund: %s)',
    async (refund) => {
      const id = await booked();
      await cancelAsAdmin(harness, admin, id, { refund });
      for (const answer of [
        await cancelAsAdmin(harness, otherAdmin, id, { refund }),
        await cancelAsAdmin(harness, admin, id, { refund: !refund }),
        await cancelAsAdmin(harness, admin, id, { refund, reason: 'It rained.' }),
      ]) {
        expect([answer.status, answer.code]).toEqual([409, 'conflict']);
        expect(answer.message).toContain(refund ? 'the money goes back' : 'without a refund');
      }
      expect(await auditOf(harness, id)).toHaveLength(1);
    },
  );

  test('when the customer or another admin has cancelled already', async () => {
    const [one, other] = [await booked(), await booked()];
    await cancelBooking(harness, customer, one);
    await cancelAsAdmin(harness, admin, other, { refund: false });
    for (const id of [one, other]) {
      const again = await cancelAsAdmin(harness, admin, id, { refund: true });
      expect([again.status, again.code]).toEqual([409, 'conflict']);
      expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
    }
    expect((await transactionOf(harness, other)).status).toBe('success');
    expect(await auditOf(harness, other)).toHaveLength(1);
  });

  test('when it has begun', async () => {
    const id = await booked(10);
    harness.clock.advanceMinutes(11);
    expect((await cancelAsAdmin(harness, admin, id, { refund: true })).code).toBe('conflict');
    expect((await bookingOf(harness, id))?.status).toBe('pending');
    expect(await auditOf(harness, id)).toEqual([]);
  });

  test('when there is no such booking', async () => {
    const answer = await cancelAsAdmin(harness, admin, 'T-1-nobody-nothing', { refund: true });
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });
});

test.each(roundsOf(6))(
  'the customer and two admins cancel at once: it is cancelled once (%i)',
  { tags: historyTags },
  async () => {
    const id = await booked();
    const answers = await Promise.all([
      cancelBooking(harness, customer, id),
      cancelAsAdmin(harness, admin, id, { refund: true }),
      cancelAsAdmin(harness, otherAdmin, id, { refund: true }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
    expect((await transactionOf(harness, id)).status).toBe('refund_due');
    const byAnAdmin = answers.findIndex(({ status }) => status === 200) > 0;
    expect(await auditOf(harness, id)).toHaveLength(byAnAdmin ? 1 : 0);
  },
);
