import type { Service } from '@carwash/domain/services/service';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import { afterEach, beforeEach, expect } from 'vitest';
import { newBays } from '../../support/catalogue/bays.ts';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { bookingOf } from '../../support/reads/purchases.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { newCustomer } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

/** A business with one bay, whose service takes 45 minutes, and 20 for small vehicles. */

const sizes = [{ _id: 'small', name: 'Small', vehicleTypes: ['motorcycle' as const] }];

let service: Service;

/** Days ahead. Each test has a day of its own, because the bay is shared. */
let days = 1;

test.beforeAll(async ({ harness }) => {
  await newBays(harness, 1);
  await storeSettings(harness, { sizes });
});
beforeEach(async () => {
  days += 1;
  service = await newService(harness, {
    price: 30,
    duration: 45,
    suitableFor: [],
    sizePrices: [{ sizeId: 'small', price: 20, duration: 20 }],
  });
});
afterEach(() => expectConsistentRecords(harness));

/** Creates starts by hand. */
function newStarts(...hours: [startTime: string, endTime: string][]): Promise<TestSlot[]> {
  const { now, settings } = harness.context;
  const date = addDays(businessDay(now(), settings.businessTimeZone), days);
  const changes = hours.map(([startTime, endTime]) => ({ date, startTime, endTime }));
  return newSlotsAt(harness, service, changes);
}

const startPaying = async (slot: TestSlot | undefined, vehicleType: string) => {
  if (!slot) throw new Error('There is no such start');
  return initiate(harness, await newCustomer(harness), slot, { change: { vehicleType } });
};

/** Returns the minutes that the day keeps for the start, and those that its booking names. */
async function minutesKept(slot: TestSlot | undefined, transactionId: string) {
  const day = (await harness.context.db.days.doc(slot?.date ?? '').get()).data();
  const job = Object.values(day?.jobs ?? {}).find(({ slotId }) => slotId === slot?._id);
  const booked = (await bookingOf(harness, transactionId))?.slot;
  const minutes = (from: Date | undefined, to: Date | undefined) =>
    (Number(to) - Number(from)) / 60_000;
  return [minutes(job?.from, job?.to), minutes(booked?.startsAt, booked?.endsAt)];
}

test.for([
  ['10:30', '10:16'],
  ['12:00', '10:19'],
] as const)(
  'a small vehicle keeps its 20 minutes at a start made by hand until %s',
  async ([endTime, next]) => {
    const [first, during, after] = await newStarts(
      ['10:00', endTime],
      [next, '11:30'],
      ['10:20', '11:05'],
    );
    const { status, data } = await startPaying(first, 'motorcycle');
    expect(status).toBe(200);
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
    expect(await minutesKept(first, data.transactionId)).toEqual([20, 20]);
    expect(await startPaying(during, 'motorcycle')).toMatchObject({ code: 'slot_taken' });
    expect((await startPaying(after, 'car')).status).toBe(200);
  },
);

test('a job that is longer than a start made by hand does not fit there', async () => {
  const [short, long] = await newStarts(['10:00', '10:30'], ['11:00', '11:45']);
  expect(await startPaying(short, 'car')).toMatchObject({ code: 'slot_taken' });
  expect((await startPaying(long, 'car')).status).toBe(200);
});
