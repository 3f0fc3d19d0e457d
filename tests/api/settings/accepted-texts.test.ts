import { afterEach, beforeEach, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { bookAtDesk } from '../support/calls/desk.ts';
import { initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
afterEach(() => harness.mend());
beforeEach(async () => {
  await harness.wipe();
  admin = await newAdmin(harness);
});

const accepted = {
  termsVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
  acceptedAt: expect.any(Date),
};

const pay = async (customer: Person, price?: number) => {
  const service = await newService(harness, price === undefined ? {} : { price });
  const { data } = await initiate(harness, customer, await newSlot(harness, service, 120));
  return (await transactionOf(harness, data.transactionId)).acceptedTexts;
};

test('signing up keeps the version of the legal texts and the time', async () => {
  const json = {
    name: 'Rumana Akter',
    email: 'rumana-terms@example.test',
    password: 'a good password',
    phone: '01711000000',
    address: '12 Lake Road, Dhaka',
  };
  const { data } = await call(harness, 'POST', '/auth/signup', { json });
  const profile = (await harness.context.db.users.doc(data._id).get()).data();
  expect(profile?.acceptedTexts).toEqual(accepted);
});

test('going to pay and booking free of charge keep it, and a new text is another version', async () => {
  const customer = await newCustomer(harness);
  const before = await pay(customer);
  expect(before).toEqual(accepted);
  const json = { terms: 'Come as you are.' };
  expect((await call(harness, 'PATCH', '/settings/legal', { as: admin, json })).status).toBe(200);
  const free = await pay(customer, 0);
  expect(free).toEqual(accepted);
  expect(free?.termsVersion).not.toBe(before?.termsVersion);
  const { payments } = (await call(harness, 'GET', '/auth/my-data', { as: customer })).data;
  const versions = payments.map(
    ({ acceptedTexts }: { acceptedTexts: { termsVersion: string } }) => acceptedTexts.termsVersion,
  );
  expect(versions.toSorted()).toEqual([before?.termsVersion, free?.termsVersion].toSorted());
});

test('a sale of the desk has none', async () => {
  const slot = await newSlot(harness, await newService(harness));
  const { data } = await bookAtDesk(harness, admin, slot, {});
  expect((await transactionOf(harness, data._id)).acceptedTexts).toBeUndefined();
});
