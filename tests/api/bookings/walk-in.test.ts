import { firstBay, rosterId } from '@carwash/domain/days/roster';
import type { Service } from '@carwash/domain/services/service';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { beforeEach, describe, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotFrom } from '../../support/catalogue/catalogue.ts';
import { bookingOf, bookingsOf, transactionOf } from '../../support/reads/purchases.ts';
import { slotNow } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { markBooking, moveBooking, walkIn } from '../support/calls/desk.ts';
import { initiate, startPaying } from '../support/calls/payments.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let service: Service;
beforeEach(async () => {
  await harness.wipe();
  waitForNoon();
  admin = await newAdmin(harness);
  service = await newService(harness, { duration: 45 });
});

/**
 * Moves the clock to the start of a minute in the middle of a day, so that nearby times are on the same day
 * and the minute is not over at once.
 */
function waitForNoon(): void {
  const { now, settings } = harness.context;
  const timeZone = settings.businessTimeZone;
  const noon = businessInstant(addDays(businessDay(now(), timeZone), 1), '12:00', timeZone);
  harness.clock.advanceMinutes((noon.getTime() - now().getTime()) / minuteMs + 0.05);
}

const thisMinute = () => Math.floor(harness.clock.now().getTime() / minuteMs) * minuteMs;
const today = () => businessDay(harness.clock.now(), harness.context.settings.businessTimeZone);

/** Returns today's jobs, as bay and minutes from now. */
async function jobsToday(): Promise<string[]> {
  const day = (await harness.context.db.days.doc(today()).get()).data();
  const minutes = (moment: Date) => Math.round((moment.getTime() - thisMinute()) / minuteMs);
  return Object.values(day?.jobs ?? {})
    .map(({ bay, from, to }) => `${bay} ${minutes(from)}-${minutes(to)}`)
    .sort();
}

/** Creates a slot of the service that begins in this many minutes. */
const slotIn = (minutes: number) =>
  newSlotFrom(harness, service, new Date(thisMinute() + minutes * minuteMs));

describe('a walk-in', () => {
  test('begins in this minute without an offered start, and is paid in cash', async () => {
    await newBays(harness, 2);
    const { status, data } = await walkIn(harness, admin, service);
    expect(status).toBe(200);
    expect(new Date(data.slot.startsAt).getTime()).toBe(thisMinute());
    expect(await jobsToday()).toEqual(['bay-1 0-45']);
    // The car is here, so that it is neither expected nor late.
    expect(data.stage).toBe('arrived');
    expect(await transactionOf(harness, data._id)).toMatchObject({
      status: 'success',
      paymentMethod: 'cash',
      slot: { _id: data.slot._id },
    });
    const parts = partsOfSlotId(data.slot._id);
    expect(parts).toEqual({
      serviceId: service._id,
      date: data.slot.date,
      startTime: data.slot.startTime,
      isRepeated: false,
    });
    await expectConsistentRecords(harness);
  });

  test('gets the chosen bay, and can get another one', async () => {
    await newBays(harness, 2);
    const { data } = await walkIn(harness, admin, service, { bay: 'bay-2' });
    expect(await jobsToday()).toEqual(['bay-2 0-45']);
    const taken = await walkIn(harness, admin, service, { bay: 'bay-2' });
    expect([taken.code, taken.message]).toEqual([
      'slot_taken',
      'This bay is not free at that time. Please choose another one.',
    ]);
    expect((await walkIn(harness, admin, service, { bay: 'bay-9' })).status).toBe(400);
    harness.clock.advanceMinutes(5);
    expect((await moveBooking(harness, admin, data._id, data.slot, 'bay-1')).status).toBe(200);
    expect(await jobsToday()).toEqual(['bay-1 -5-40']);
    await expectConsistentRecords(harness);
  });

  test('can begin just after a start has passed, if it fits before the next job', async () => {
    await newBays(harness, 1);
    const [passed, next] = [await slotIn(5), await slotIn(60)];
    harness.clock.advanceMinutes(12);
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    // The walk-in lasts from the twelfth to the fifty-seventh minute: the next start still has its bay, the
    // one before is lost.
    expect(await slotNow(harness, next)).toMatchObject({ isBooked: 'available' });
    expect(await slotNow(harness, passed)).toMatchObject({ isBooked: 'booked' });
    await expectConsistentRecords(harness);
  });

  test('does not fit before a job, a clean-up or a hold', async () => {
    await newBays(harness, 1, { cleanUp: 10 });
    const soon = await slotIn(54);
    const customer = await newCustomer(harness);
    await startPaying(harness, customer, soon);
    expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
    const shorter = await newService(harness, { duration: 44 });
    expect((await walkIn(harness, admin, shorter)).status).toBe(200);
    await expectConsistentRecords(harness);
  });

  test('fits into the bay with which a business begins, one after the other', async () => {
    await harness.context.db.bays.doc(rosterId).delete();
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    expect((await walkIn(harness, admin, service)).code).toBe('slot_taken');
    harness.clock.advanceMinutes(45 + firstBay.cleanUp);
    expect((await walkIn(harness, admin, service)).status).toBe(200);
    await expectConsistentRecords(harness);
  });

  test('is completed by hand or by the reconciler, and its start is never offered', async () => {
    await newBays(harness, 2);
    const [first, second] = [
      (await walkIn(harness, admin, service)).data._id,
      (await walkIn(harness, admin, service)).data._id,
    ];
    const day = (await harness.context.db.days.doc(today()).get()).data();
    expect([day?.starts, day?.closed]).toEqual([{}, {}]);
    expect((await markBooking(harness, admin, first, 'completed')).status).toBe(200);
    harness.clock.advanceMinutes(60);
    await reconcile(harness, admin);
    expect((await bookingOf(harness, second))?.status).toBe('completed');
    await expectConsistentRecords(harness);
  });
});

describe('concurrent walk-ins', () => {
  test.each(roundsOf(3))(
    'compete for two bays: two get one, each its own (%i)',
    { tags: historyTags },
    async () => {
      await newBays(harness, 2);
      const soon = await slotIn(10);
      const customer = await newCustomer(harness);
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => walkIn(harness, admin, service)),
        initiate(harness, customer, soon),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
      expect((await jobsToday()).map((job) => job.split(' ')[0])).toEqual(['bay-1', 'bay-2']);
      await expectConsistentRecords(harness);
    },
  );

  test('with the same key sell once, in a later minute too', async () => {
    await newBays(harness, 3);
    const first = await Promise.all(
      [1, 2, 3].map(() => walkIn(harness, admin, service, {}, 'a-key')),
    );
    harness.clock.advanceMinutes(2);
    const later = await walkIn(harness, admin, service, {}, 'a-key');
    const answers = [...first, later].filter(({ status }) => status === 200);
    expect(later.status).toBe(200);
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    expect(await jobsToday()).toHaveLength(1);
    expect(await bookingsOf(harness, later.data.slot)).toHaveLength(1);
    await expectConsistentRecords(harness);
  });
});

test('an unknown service is not found, and only admins can sell a walk-in', async () => {
  expect((await walkIn(harness, admin, { _id: 'nothing1' })).status).toBe(404);
  const customer = await newCustomer(harness);
  expect((await walkIn(harness, customer, service)).status).toBe(403);
});
