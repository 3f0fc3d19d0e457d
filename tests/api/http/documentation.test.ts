import { endpoints } from '@carwash/domain/endpoints';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { pictureForm, plain, upload } from '../support/calls/images.ts';
import { callback, initiate } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { createAnswerCheck, fetchOpenApi, type OpenApi } from '../support/requests/open-api.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
let document: OpenApi;
let faults: ReturnType<typeof createAnswerCheck>;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
  document = await fetchOpenApi(harness);
  faults = createAnswerCheck(document);
});

const names = Object.keys(endpoints);

test('the document is valid OpenAPI 3.1', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
});

test('every endpoint is in it, once', () => {
  const described = Object.values(document.paths).flatMap((item) =>
    Object.values(item).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual(names.toSorted());
});

/** Returns the answer as it was sent, without the fields that the tests add. */
const bodyOf = ({ status, location, ...body }: Answer) => body;

function expectAsDescribed(name: string, status: number, answer: Answer) {
  expect([name, answer.status, answer.message]).toEqual([name, status, answer.message]);
  expect(faults(name, status, bodyOf(answer))).toEqual([]);
}

test.each([
  ['a field that is missing', { success: true, data: {} }],
  ['a field too many', { success: true, data: [], secret: 1 }],
  ['another envelope', []],
])('the check of answers notices %s', (_case, answer) => {
  expect(faults('listAvailability', 200, answer)).not.toEqual([]);
});

describe('answers match the documentation exactly', () => {
  test('for the catalogue', async () => {
    const service = await newService(harness);
    const slot = await newSlot(harness, service);
    const query = `date=${slot.date}&serviceId=${service._id}`;
    const get = (path: string, as?: Person) => call(harness, 'GET', path, { as });
    expectAsDescribed('listServices', 200, await get('/services?limit=1'));
    expectAsDescribed('getService', 200, await get(`/services/${service._id}`));
    expectAsDescribed('listAvailability', 200, await get(`/services/slots/availability?${query}`));
    expectAsDescribed('getSlot', 200, await get(`/services/slots/${slot._id}`));
    expectAsDescribed('listSlots', 200, await get('/services/slots', admin));
    expectAsDescribed('getService', 404, await get('/services/nothing1'));
    expectAsDescribed('listServices', 400, await get('/services?limit=x'));
  });

  test('for accounts', async () => {
    const json = {
      name: 'Rumana Akter',
      email: 'rumana@example.test',
      password: 'a good password',
      phone: '01711000000',
      address: '12 Lake Road, Dhaka',
    };
    const post = (path: string, body: object) => call(harness, 'POST', path, { json: body });
    expectAsDescribed('signUp', 200, await post('/auth/signup', json));
    expectAsDescribed('signUp', 409, await post('/auth/signup', json));
    expectAsDescribed('signUp', 400, await post('/auth/signup', {}));
    const { email, password } = json;
    expectAsDescribed('logIn', 200, await post('/auth/login', { email, password }));
    expectAsDescribed('logIn', 401, await post('/auth/login', { email, password: 'wrong' }));
    expectAsDescribed('listUsers', 200, await call(harness, 'GET', '/auth/users', { as: admin }));
    expectAsDescribed('listUsers', 401, await call(harness, 'GET', '/auth/users'));
    expectAsDescribed(
      'listUsers',
      403,
      await call(harness, 'GET', '/auth/users', { as: customer }),
    );
  });

  test('for a purchase', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const begun = await initiate(harness, customer, slot);
    expectAsDescribed('initiatePayment', 200, begun);
    expectAsDescribed(
      'initiatePayment',
      409,
      await initiate(harness, await newCustomer(harness), slot),
    );
    const { transactionId } = begun.data;
    const get = (path: string, as: Person) => call(harness, 'GET', path, { as });
    expectAsDescribed('getTransaction', 200, await get(`/transactions/${transactionId}`, customer));
    harness.provider.pay(transactionId);
    expect((await callback(harness, 'success', transactionId)).status).toBe(303);
    expectAsDescribed('listBookings', 200, await get('/bookings', admin));
    expectAsDescribed('listTransactions', 200, await get('/transactions', admin));
    const calculations = '/transactions/calculate';
    expectAsDescribed('calculateByService', 200, await get(`${calculations}/service-wise`, admin));
    expectAsDescribed('calculateByStatus', 200, await get(`${calculations}/status-wise`, admin));
  });

  test('for reviews and images', async () => {
    const json = { rating: 5, message: 'Friendly people.' };
    const review = await call(harness, 'POST', '/reviews', { as: customer, json });
    expectAsDescribed('createReview', 200, review);
    expectAsDescribed('listReviews', 200, await call(harness, 'GET', '/reviews'));
    const picture = pictureForm(await plain(10, 10).png().toBuffer());
    expectAsDescribed('uploadImage', 200, await upload(harness, customer, picture));
    const text = pictureForm(Buffer.from('hello'));
    expectAsDescribed('uploadImage', 415, await upload(harness, customer, text));
  });
});
