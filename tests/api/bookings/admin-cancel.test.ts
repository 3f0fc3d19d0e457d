import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { book, cancelBooking, eventKindsOf, timelineOf } from '../support/book.ts';
import { bookingOf, expectBooksToBalance, slotNow, transactionOf } from '../support/books.ts';
import { call } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { auditOf, bookAtDesk, cancelAsAdmin } from '../support/desk.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let admin: Person;
let otherAdmin: Person;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  [admin, otherAdmin, customer] = await Promise.all([
    newAdmin(world),
    newAdmin(world),
    newCustomer(world),
  ]);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

const openSlot = async (startsInMinutes?: number) =>
  newSlot(world, await newService(world), startsInMinutes);

const booked = async (startsInMinutes?: number): Promise<string> =>
  book(world, customer, await openSlot(startsInMinutes));

const reason = 'The foam machine is being repaired.';

describe('an admin cancels', () => {
  test.each([
    ['with the money back although it starts soon', 60, true, 'refund_due', 'booking_cancelled'],
    ['without, although there is time', 3 * 24 * 60, false, 'success', null],
  ] as const)('%s', async (_case, minutes, refund, status, refundReason) => {
    const slot = await openSlot(minutes);
    const id = await book(world, customer, slot);
    const answer = await cancelAsAdmin(world, admin, id, { refund, reason });
    expect([answer.status, answer.data.status]).toEqual([200, 'cancelled']);
    expect(await transactionOf(world, id)).toMatchObject({ status, refundReason });
    expect(await slotNow(world, slot)).toMatchObject({ isBooked: 'available', claimId: null });
    expect((await timelineOf(world, id)).at(-1)).toMatchObject({
      kind: 'cancelled',
      by: { uid: admin.uid, role: 'admin' },
      reason,
    });
    expect(await auditOf(world, id)).toEqual([
      expect.objectContaining({
        kind: 'booking',
        action: 'cancelled',
        by: { uid: admin.uid, name: admin.name },
        before: { status: 'pending' },
        after: { status: 'cancelled', refund, reason },
      }),
    ]);
  });

  test('with the money back unless something else is said', async () => {
    const id = await booked(60);
    const answer = await call(world, 'POST', `/bookings/${id}/cancel`, {
      as: admin,
      json: { reason },
    });
    expect([answer.status, answer.data.refundTerms]).toEqual([200, 'granted']);
  });

  test.each([true, false])('the same way again: the same answer (refund: %s)', async (refund) => {
    const id = await booked();
    const first = await cancelAsAdmin(world, admin, id, { refund });
    expect(first.status).toBe(200);
    expect(await cancelAsAdmin(world, admin, id, { refund })).toEqual(first);
    expect(await eventKindsOf(world, id)).toEqual(['booked', 'cancelled']);
    expect(await auditOf(world, id)).toHaveLength(1);
  });

  test('what was booked at the desk, and the cash goes back', async () => {
    const { data } = await bookAtDesk(world, admin, await openSlot());
    expect((await cancelAsAdmin(world, admin, data._id, { refund: true })).status).toBe(200);
    expect((await transactionOf(world, data._id)).status).toBe('refund_due');
  });
});

describe('is refused', () => {
  test.each([true, false])(
    'when another admin, or the same one, has cancelled it otherwise (refund: %s), and hears how',
    async (refund) => {
      const id = await booked();
      await cancelAsAdmin(world, admin, id, { refund });
      for (const answer of [
        await cancelAsAdmin(world, otherAdmin, id, { refund }),
        await cancelAsAdmin(world, admin, id, { refund: !refund }),
        await cancelAsAdmin(world, admin, id, { refund, reason: 'It rained.' }),
      ]) {
        expect([answer.status, answer.code]).toEqual([409, 'conflict']);
        expect(answer.message).toContain(refund ? 'the money goes back' : 'without a refund');
      }
      expect(await auditOf(world, id)).toHaveLength(1);
    },
  );

  test('when it is cancelled already, whoever did it', async () => {
    const [one, other] = [await booked(), await booked()];
    await cancelBooking(world, customer, one);
    await cancelAsAdmin(world, admin, other, { refund: false });
    for (const id of [one, other]) {
      const again = await cancelAsAdmin(world, admin, id, { refund: true });
      expect([again.status, again.code]).toEqual([409, 'conflict']);
      expect(await eventKindsOf(world, id)).toEqual(['booked', 'cancelled']);
    }
    expect((await transactionOf(world, other)).status).toBe('success');
    expect(await auditOf(world, other)).toHaveLength(1);
  });

  test('when it has begun', async () => {
    const id = await booked(10);
    world.clock.advanceMinutes(11);
    expect((await cancelAsAdmin(world, admin, id, { refund: true })).code).toBe('conflict');
    expect((await bookingOf(world, id))?.status).toBe('pending');
    expect(await auditOf(world, id)).toEqual([]);
  });

  test('when there is no such booking', async () => {
    const answer = await cancelAsAdmin(world, admin, 'T-1-nobody-nothing', { refund: true });
    expect([answer.status, answer.code]).toEqual([404, 'not_found']);
  });
});

test.each([0, 1, 2, 3, 4, 5])(
  'by the customer and by two admins at once it is cancelled once (%i)',
  async () => {
    const id = await booked();
    const answers = await Promise.all([
      cancelBooking(world, customer, id),
      cancelAsAdmin(world, admin, id, { refund: true }),
      cancelAsAdmin(world, otherAdmin, id, { refund: true }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await eventKindsOf(world, id)).toEqual(['booked', 'cancelled']);
    expect((await transactionOf(world, id)).status).toBe('refund_due');
    const byAnAdmin = answers.findIndex(({ status }) => status === 200) > 0;
    expect(await auditOf(world, id)).toHaveLength(byAnAdmin ? 1 : 0);
  },
);
