import { businessDay } from '@carwash/domain/time/business-time';
import { expect } from 'vitest';
import type { Answer } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});

const slotFor = async (suitableFor: string[]) =>
  newSlot(harness, await newService(harness, { suitableFor }));

const nextYear = () => {
  const { now, settings } = harness.context;
  return Number(businessDay(now(), settings.businessTimeZone).slice(0, 4)) + 1;
};

const refusal = ({ status, code, errors }: Answer) => [
  status,
  code,
  errors?.map(({ path }: { path: string }) => path),
];

const ways = [
  [
    'a customer',
    (slot: Awaited<ReturnType<typeof slotFor>>, change: object) =>
      initiate(harness, customer, slot, { change }),
  ],
  [
    'the desk',
    (slot: Awaited<ReturnType<typeof slotFor>>, change: object) =>
      bookAtDesk(harness, admin, slot, change),
  ],
] as const;

test.each(ways)('%s books no vehicle that the service does not suit', async (_who, book) => {
  const slot = await slotFor(['car', 'van']);
  expect(refusal(await book(slot, { vehicleType: 'bus' }))).toEqual([
    400,
    'bad_input',
    ['vehicleType'],
  ]);
  expect((await book(slot, { vehicleType: 'van' })).status).toBe(200);
});

test.each(ways)('%s books any vehicle where none is named', async (_who, book) => {
  const slot = await slotFor([]);
  expect((await book(slot, { vehicleType: 'bus' })).status).toBe(200);
});

test.each(ways)('%s books the vehicles of next year, and none later', async (_who, book) => {
  const slot = await slotFor(['car']);
  const later = await book(slot, { manufacturingYear: nextYear() + 1 });
  expect(refusal(later)).toEqual([400, 'bad_input', ['manufacturingYear']]);
  expect((await book(slot, { manufacturingYear: nextYear() })).status).toBe(200);
});

test('a payment is not continued for a vehicle that the service does not suit', async () => {
  const slot = await slotFor(['car']);
  expect((await initiate(harness, customer, slot)).status).toBe(200);
  const again = await initiate(harness, customer, slot, { change: { vehicleType: 'truck' } });
  expect(refusal(again)).toEqual([400, 'bad_input', ['vehicleType']]);
});
