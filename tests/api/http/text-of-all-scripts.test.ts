import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { bookedVehicle } from '../../support/purchases/vehicle.ts';
import { initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
});

test('emoji, Arabic and Bengali on a vehicle', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const change = { vehicleBrand: 'تويوتا', vehicleModel: '🚙 Prado' };
  const registrationPlate = 'ঢাকা  মেট্রো-গ ১২-৩৪৫৬';
  const { data } = await initiate(harness, customer, slot, {
    change: { ...change, registrationPlate },
  });
  const transaction = await harness.context.db.transactions.doc(data.transactionId).get();
  expect(transaction.data()?.vehicle).toEqual({
    ...bookedVehicle,
    ...change,
    registrationPlate: 'ঢাকা মেট্রো-গ ১২-৩৪৫৬',
  });
});

test('emoji and two scripts in a profile', async () => {
  const change = { name: 'রুমানা আক্তার 👩🏽‍🔧', address: 'شارع البحيرة ١٢' };
  const answer = await call(harness, 'PATCH', '/auth/update-profile', {
    as: customer,
    json: change,
  });
  expect(answer.data).toMatchObject(change);
});

test('emoji, Arabic and several lines in a service and its review', async () => {
  const text = { name: 'غسيل 🫧', description: 'رغوة\nوشطف ❤️' };
  const service = {
    ...text,
    price: 1,
    duration: 30,
    image: '/pictures/foam.svg',
    category: 'basicWash',
    benefits: ['نظيف'],
    suitableFor: ['car'],
  };
  const created = await call(harness, 'POST', '/services', { as: admin, json: service });
  expect(created.data).toMatchObject(service);
  const review = { service: created.data._id, rating: 5, review: 'ممتاز! 😍\nمی‌خواهم' };
  const answer = await call(harness, 'POST', '/service-reviews', { as: customer, json: review });
  expect(answer.data.text).toBe(review.review);
});
