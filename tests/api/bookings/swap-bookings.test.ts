import { describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { timelineOf } from '../../support/reads/timelines.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk, moveBooking, swapBookings } from '../support/calls/desk.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newPerson } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

test.beforeAll(async ({ harness }) => {
  await newBays(harness, 2);
});
mendAfterEach();

/** Days ahead. Each test has days of its own, because the bays are shared. */
let ahead = 1;

/** Hourly starts from nine on a day of the test's own. */
async function hourly(): Promise<[TestSlot, TestSlot, TestSlot]> {
  ahead += 2;
  const service = await newService(harness, { duration: 60 });
  const date = dayAhead(harness, ahead);
  const hours = ['09:00', '10:00', '11:00', '12:00'];
  const slots = hours.slice(0, 3).map((startTime, at) => ({
    date,
    startTime,
    endTime: hours[at + 1] as string,
  }));
  return (await newSlotsAt(harness, service, slots)) as [TestSlot, TestSlot, TestSlot];
}

async function sold(slot: TestSlot, bay: string): Promise<string> {
  const answer = await bookAtDesk(harness, admin, slot, { bay });
  expect(answer.status).toBe(200);
  return answer.data._id;
}

/** Returns where a booking is: its slot and its bay. */
async function placeOf(id: string) {
  const booking = await bookingOf(harness, id);
  const day = (await harness.context.db.days.doc(booking?.slot.date ?? '').get()).data();
  const bay = day?.jobs[booking?.claimId ?? '']?.bay ?? '';
  return { slotId: booking?.slot._id ?? '', time: booking?.slot.startTime, bay };
}

test('two bookings swap their times and bays in one action, as with a move', async () => {
  const [first, , third] = await hourly();
  const id = await book(harness, customer, first);
  const otherId = await sold(third, 'bay-2');
  const [one, other] = [await placeOf(id), await placeOf(otherId)];
  const sent = { version: 1, otherVersion: 1, key: `swap-${id}` };
  expect((await swapBookings(harness, admin, id, otherId, sent)).status).toBe(200);
  expect([await placeOf(id), await placeOf(otherId)]).toEqual([other, one]);
  expect((await bookingOf(harness, id))?.movedFrom).toMatchObject({ _id: first._id });
  expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
    kind: 'rescheduled',
    by: { uid: admin.uid },
    slots: { from: { _id: first._id }, to: { _id: third._id } },
  });
  expect((await auditOf(harness, otherId)).at(-1)).toMatchObject({
    action: 'swapped',
    before: { startTime: '11:00' },
    after: { startTime: '09:00' },
  });
  const { docs } = await harness.context.db.messages.where('bookingId', '==', id).get();
  expect(docs.map((message) => message.data().kind)).toContain('moved');
  expect((await transactionOf(harness, id)).status).toBe('success');

  // A repeated call changes nothing more.
  expect((await swapBookings(harness, admin, id, otherId, sent)).status).toBe(200);
  expect([await placeOf(id), await placeOf(otherId)]).toEqual([other, one]);
});

describe('a swap is refused', () => {
  test('when one gets another time on a closed day, unless that is meant', async () => {
    const [first] = await hourly();
    const [second] = await hourly();
    const [id, otherId] = [await sold(first, 'bay-1'), await sold(second, 'bay-1')];
    const closed = { from: second.date, to: second.date, periods: [], note: 'Eid' };
    await storeSettings(harness, { exceptions: [closed] });
    const [one, other] = [
      await swapBookings(harness, admin, id, otherId),
      await swapBookings(harness, admin, otherId, id),
    ];
    expect([one.code, other.code]).toEqual(['not_on_sale', 'not_on_sale']);
    const meant = await swapBookings(harness, admin, id, otherId, { onClosedDay: true });
    expect([meant.status, meant.data.slot.date]).toEqual([200, second.date]);
    await storeSettings(harness, {});
  });

  test('when one has been moved meanwhile, and of two who swap at once one is told', async () => {
    const [first, second, third] = await hourly();
    const [id, otherId] = [await sold(first, 'bay-1'), await sold(second, 'bay-1')];
    await moveBooking(harness, otherAdmin, otherId, third, 'bay-1');
    const late = await swapBookings(harness, admin, id, otherId, { otherVersion: 1 });
    expect([late.status, late.code, late.message]).toEqual([
      409,
      'conflict',
      `${otherAdmin.name} moved it to 11:00. Please look again.`,
    ]);
    const answers = await Promise.all([
      swapBookings(harness, admin, id, otherId, { version: 1 }),
      moveBooking(harness, otherAdmin, id, second, 'bay-2', { version: 1 }),
    ]);
    const times = [(await placeOf(id)).time, (await placeOf(otherId)).time];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([
      ['10:00', '11:00'],
      ['11:00', '09:00'],
    ]).toContainEqual(times);
  });

  test('to others than the desk, and with a booking that there is not', async () => {
    const [first, second] = await hourly();
    const [id, otherId] = [await sold(first, 'bay-1'), await sold(second, 'bay-1')];
    const washer = await newPerson(harness, 'washer');
    expect((await swapBookings(harness, washer, id, otherId)).status).toBe(403);
    expect((await swapBookings(harness, customer, id, otherId)).status).toBe(403);
    const unknown = await swapBookings(harness, admin, id, 'T-1-nobody-nothing');
    expect(unknown.status).toBe(404);
  });
});
