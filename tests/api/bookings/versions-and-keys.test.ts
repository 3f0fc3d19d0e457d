import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import {
  bookAtDesk,
  cancelAsAdmin,
  collect,
  editBooking,
  moveBooking,
  refundAsAdmin,
} from '../support/calls/desk.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newCustomer } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

mendAfterEach();

const booked = async (startsInMinutes?: number): Promise<string> =>
  book(harness, customer, await newSlot(harness, await newService(harness), startsInMinutes));

const soldLater = async (): Promise<string> => {
  const slot = await newSlot(harness, await newService(harness));
  return (await bookAtDesk(harness, admin, slot, { paymentMethod: 'later' })).data._id;
};

const noteOfDesk = (id: string, version: number) =>
  call(harness, 'PATCH', `/bookings/${id}/note`, { as: admin, json: { note: 'Hello.', version } });

describe('a booking counts its changes', () => {
  test('also those of its payments alone, and each event has its number', async () => {
    const id = await soldLater();
    expect((await bookingOf(harness, id))?.version).toBe(1);
    expect((await noteOfDesk(id, 1)).data.version).toBe(2);
    expect((await transactionOf(harness, id)).version).toBe(1);
    expect((await collect(harness, admin, id, 'cash')).data.version).toBe(3);
    expect((await bookingOf(harness, id))?.version).toBe(3);
    const edited = await editBooking(harness, admin, id, { registrationPlate: 'DHAKA 8' });
    expect(edited.data.version).toBe(4);
    const told = (await timelineOf(harness, id)).map(({ kind, version }) => [kind, version]);
    expect(told).toEqual([
      ['booked', 1],
      ['paid', 3],
      ['edited', 4],
    ]);
  });
});

describe('a call with an old version is refused, and says what has changed', () => {
  const told = async (answer: Promise<Answer>) => {
    const { status, code, message } = await answer;
    expect([status, code]).toEqual([409, 'conflict']);
    return message;
  };

  test('by the customer', async () => {
    const id = await booked();
    await cancelBooking(harness, customer, id);
    expect(await told(refundAsAdmin(harness, admin, id, 'Sorry.', { version: 1 }))).toBe(
      'The customer cancelled it. Please look again.',
    );
  });

  test('by a colleague, under the name of their profile now', async () => {
    const id = await booked();
    await editBooking(harness, otherAdmin, id, { registrationPlate: 'DHAKA 9' });
    await harness.context.db.users.doc(otherAdmin.uid).update({ name: 'Rahim Uddin' });
    expect(await told(noteOfDesk(id, 1))).toBe(
      'Rahim Uddin changed the vehicle. Please look again.',
    );
    await harness.context.db.users.doc(otherAdmin.uid).update({ name: otherAdmin.name });
  });

  test('by the clock', async () => {
    const id = await booked(10);
    harness.clock.advanceMinutes(120);
    await reconcile(harness, admin);
    expect(await told(noteOfDesk(id, 1))).toBe('It was completed meanwhile. Please look again.');
  });

  test('and to a customer nobody of the staff is named', async () => {
    const id = await booked();
    await cancelAsAdmin(harness, admin, id, { refund: true });
    expect(await told(cancelBooking(harness, customer, id, { version: 1 }))).toBe(
      'The car wash cancelled it. Please look again.',
    );
  });

  test('but another customer does not learn that there is such a booking', async () => {
    const id = await booked();
    const other = await newCustomer(harness);
    expect((await cancelBooking(harness, other, id, { version: 7 })).code).toBe('not_found');
  });

  test('of a payment only where that has changed', async () => {
    const id = await soldLater();
    await noteOfDesk(id, 1);
    expect((await collect(harness, admin, id, 'cash', undefined, { version: 1 })).status).toBe(200);
    expect(await told(collect(harness, otherAdmin, id, 'cash', undefined, { version: 1 }))).toBe(
      `${admin.name} noted that it is paid. Please look again.`,
    );
  });
});

describe('a call that is repeated with its key', () => {
  test('is answered as the first, with the old version or the new one', async () => {
    const id = await booked();
    const sent = { version: 1, key: `twice-${id}` };
    const first = await cancelBooking(harness, customer, id, sent);
    expect([first.status, first.data.version]).toEqual([200, 2]);
    expect(await cancelBooking(harness, customer, id, sent)).toEqual(first);
    expect(await cancelBooking(harness, customer, id, { ...sent, version: 2 })).toEqual(first);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'cancelled']);
  });

  test('is answered with the booking as it is by now', async () => {
    const service = await newService(harness);
    const id = await book(harness, customer, await newSlot(harness, service));
    const [second, third] = [
      await newSlot(harness, service, 3 * 24 * 60),
      await newSlot(harness, service, 4 * 24 * 60),
    ];
    const sent = { version: 1, key: `move-${id}` };
    await moveBooking(harness, admin, id, second, undefined, sent);
    await moveBooking(harness, otherAdmin, id, third);
    const { status, data } = await moveBooking(harness, admin, id, second, undefined, sent);
    expect([status, data.slot._id, data.version]).toEqual([200, third._id, 3]);
  });

  test('is refused for another booking, another wish and another call', async () => {
    const [id, other] = [await booked(), await booked()];
    const key = `bound-${id}`;
    const part = { amount: 5, reference: 'BANK-1', key };
    expect((await refundAsAdmin(harness, admin, id, 'Sorry.', part)).status).toBe(200);
    const refused = [
      await refundAsAdmin(harness, admin, other, 'Sorry.', part),
      await refundAsAdmin(harness, admin, id, 'Sorry.', { ...part, amount: 6 }),
      await cancelAsAdmin(harness, admin, id, { refund: true, key }),
    ];
    expect(refused.map(({ code, errors }) => [code, errors?.[0]?.path])).toEqual(
      Array(3).fill(['conflict', 'Idempotency-Key']),
    );
    const theirs = { amount: 5, reference: 'BANK-2', key };
    expect((await refundAsAdmin(harness, otherAdmin, id, 'Sorry.', theirs)).status).toBe(200);
    expect((await transactionOf(harness, id)).refunds).toHaveLength(2);
  });
});
