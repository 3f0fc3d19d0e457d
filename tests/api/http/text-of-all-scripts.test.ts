import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, initiate, vehicle } from '../support/call.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let customer: Person;
let admin: Person;
beforeAll(async () => {
  world = await openWorld();
  [customer, admin] = await Promise.all([newCustomer(world), newAdmin(world)]);
});
afterAll(() => world.close());

test('emoji and Arabic on a vehicle', async () => {
  const slot = await newSlot(world, await newService(world));
  const change = { vehicleBrand: 'تويوتا', vehicleModel: '🚙 Prado' };
  const { data } = await initiate(world, customer, slot, { change });
  const transaction = await world.context.db.transactions.doc(data.transactionId).get();
  expect(transaction.data()?.vehicle).toEqual({ ...vehicle, ...change });
});

test('emoji and two scripts in a profile', async () => {
  const change = { name: 'রুমানা আক্তার 👩🏽‍🔧', address: 'شارع البحيرة ١٢' };
  const answer = await call(world, 'PATCH', '/auth/update-profile', {
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
    suitableFor: ['🚗'],
  };
  const created = await call(world, 'POST', '/services', { as: admin, json: service });
  expect(created.data).toMatchObject(service);
  const review = { service: created.data._id, rating: 5, review: 'ممتاز! 😍\nمی‌خواهم' };
  const answer = await call(world, 'POST', '/service-reviews', { as: customer, json: review });
  expect(answer.data.text).toBe(review.review);
});
