import type { Service } from '@carwash/domain/services/service';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Slot } from '@carwash/domain/slots/slot';
import { expect, onTestFinished } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { address, vehicle } from '../../support/purchases/vehicle.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});

const slotOf = async (change: Partial<Service>) =>
  newSlot(harness, await newService(harness, change));
const slotAtTheirs = () => slotOf({ location: 'customer' });

const refusalOf = ({ status, code, errors }: Answer) => [
  status,
  code,
  errors?.map(({ path }: { path: string }) => path),
];
const refused = [400, 'bad_input', ['address']];

const ways = [
  [
    'a customer',
    (slot: Slot, change: object = {}) => initiate(harness, customer, slot, { change }),
  ],
  ['the desk', (slot: Slot, change: object = {}) => bookAtDesk(harness, admin, slot, change)],
] as const;

test.each(ways)('%s must give an address if we come to the customer', async (_who, book) => {
  const slot = await slotAtTheirs();
  expect(refusalOf(await book(slot))).toEqual(refused);
  expect(refusalOf(await book(slot, { address: '' }))).toEqual(refused);
  expect((await book(slot, { address })).status).toBe(200);
});

test.each(ways)('%s must give no address if the customer comes to us', async (_who, book) => {
  for (const change of [{}, { location: 'business' as const }]) {
    const slot = await slotOf(change);
    expect(refusalOf(await book(slot, { address }))).toEqual(refused);
    expect((await book(slot, { address: '' })).status).toBe(200);
  }
});

test('a customer must live in an area that is served, but the desk may sell elsewhere', async () => {
  await storeSettings(harness, { servedAreas: ['Gulshan', '১২১৩'] });
  onTestFinished(async () => {
    await harness.context.db.settings.doc(publicSettingsId).delete();
  });
  const [paid, free] = await Promise.all([
    slotAtTheirs(),
    slotOf({ location: 'customer', price: 0 }),
  ]);
  for (const slot of [paid, free]) {
    const outside = await initiate(harness, customer, slot, { change: { address: '1 Mirpur' } });
    expect(refusalOf(outside)).toEqual(refused);
    expect(outside.errors?.[0]?.message).toContain('We come to: Gulshan, ১২১৩.');
  }
  const inside = { address: '7 Lake Road, Dhaka-1213' };
  expect((await initiate(harness, customer, paid, { change: inside })).status).toBe(200);
  expect((await bookAtDesk(harness, admin, free, { address: '1 Mirpur' })).status).toBe(200);
});

test('the place and the note go from the payment to the booking', async () => {
  const slot = await slotAtTheirs();
  const change = { address, note: 'Ring twice.\nBeware of the dog.' };
  const { data } = await initiate(harness, customer, slot, { change });
  const sold = { ...change, service: { location: 'customer' } };
  expect(await transactionOf(harness, data.transactionId)).toMatchObject(sold);
  harness.provider.pay(data.transactionId);
  await callback(harness, 'notify', data.transactionId);
  expect(await bookingOf(harness, data.transactionId)).toMatchObject(sold);
  const own = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
  expect(own.data[0]).toMatchObject(sold);
});

test('a free service is booked with address and note', async () => {
  const slot = await slotOf({ location: 'customer', price: 0 });
  const change = { address, note: 'Ring twice.' };
  const { data } = await initiate(harness, customer, slot, { change });
  expect(await bookingOf(harness, data.transactionId)).toMatchObject(change);
});

test('the desk enters address and note, and the audit keeps neither', async () => {
  const change = { address, note: 'Ring twice.' };
  const { data } = await bookAtDesk(harness, admin, await slotAtTheirs(), change);
  expect(data).toMatchObject(change);
  const [told] = await auditOf(harness, data._id);
  expect(JSON.stringify(told)).not.toMatch(/Lake Road|Ring twice/);
});

test('a customer who continues paying corrects address and note, and an omitted note is cleared', async () => {
  const slot = await slotAtTheirs();
  const first = await initiate(harness, customer, slot, {
    change: { address: 'Elsewhere', note: 'Ring twice.' },
  });
  const again = await initiate(harness, customer, slot, { change: { address } });
  expect(again.data.transactionId).toBe(first.data.transactionId);
  const { note, ...corrected } = await transactionOf(harness, first.data.transactionId);
  expect(corrected).toMatchObject({ address, vehicle, service: { location: 'customer' } });
  expect(note).toBe('');
});

test.each([
  ['at our place', 'business', 'customer', '', address],
  ['at theirs', 'customer', 'business', address, ''],
] as const)(
  'a customer cannot change the place of a service %s by naming another service',
  async (_where, sold, named, typed, address) => {
    const slot = await slotOf({ location: sold });
    const { data } = await initiate(harness, customer, slot, { change: { address: typed } });
    const before = await transactionOf(harness, data.transactionId);
    const other = await newService(harness, { location: named });
    for (const serviceId of [other._id, 'unknown1']) {
      const answer = await initiate(harness, customer, slot, { change: { address, serviceId } });
      expect([answer.status, answer.code]).toEqual([404, 'not_found']);
    }
    expect(await transactionOf(harness, data.transactionId)).toEqual(before);
  },
);

test('a service that changes its place during a payment is done where the customer was last asked', async () => {
  const service = await newService(harness, { location: 'business' });
  const slot = await newSlot(harness, service);
  const { data } = await initiate(harness, customer, slot);
  const move = { as: admin, json: { location: 'customer' } };
  expect((await call(harness, 'PATCH', `/services/${service._id}`, move)).status).toBe(200);
  expect(await transactionOf(harness, data.transactionId)).toMatchObject({
    address: '',
    service: { location: 'business' },
  });
  await initiate(harness, customer, slot, { change: { address } });
  expect(await transactionOf(harness, data.transactionId)).toMatchObject({
    address,
    service: { location: 'customer' },
  });
});

test('a service is done at the business by default, and other changes keep its place', async () => {
  const json = {
    name: 'Foam Wash',
    description: 'Foam, rinse, dry.',
    price: 49.9,
    duration: 45,
    image: '/pictures/foam-wash.svg',
    category: 'basicWash',
    benefits: ['Clean'],
    suitableFor: ['car'],
  };
  const made = await call(harness, 'POST', '/services', { as: admin, json });
  expect(made.data.location).toBe('business');
  const path = `/services/${made.data._id}`;
  const moved = await call(harness, 'PATCH', path, { as: admin, json: { location: 'customer' } });
  expect(moved.data.location).toBe('customer');
  const renamed = await call(harness, 'PATCH', path, { as: admin, json: { name: 'Foam' } });
  expect(renamed.data.location).toBe('customer');
});
