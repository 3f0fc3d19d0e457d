import { successMessages } from '@carwash/domain/endpoint/success-messages';
import { endpoints } from '@carwash/domain/endpoints';
import { safeHeaders } from '@carwash/functions/http/safe-headers';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let admin: Person;
/** Id of a paid booking. */
let id: string;
test.beforeAll(async ({ harness }) => {
  [customer, admin] = await Promise.all([newCustomer(harness), newAdmin(harness)]);
  id = await startPaying(harness, customer, await newSlot(harness, await newService(harness)));
  harness.provider.pay(id);
  await callback(harness, 'success', id);
});

const get = (path: string, as: Person) => call(harness, 'GET', path, { as });

describe('fields that only the server uses are not sent', () => {
  const inner = ['searchTerms', 'claimId', 'nextCheckAt', 'claims', 'serviceIds'];

  test.each([
    '/auth/users',
    '/services',
    '/services/slots',
    '/bookings',
    '/transactions',
    '/service-reviews',
  ])('in %s', async (path) => {
    const { data } = await get(path, path.startsWith('/service-reviews') ? customer : admin);
    const keys = data.flatMap((entity: object) => Object.keys(entity));
    expect(inner.filter((key) => keys.includes(key))).toEqual([]);
  });

  test('a transaction of a customer has what the customer may use, and no card page any more', async () => {
    const { data } = await get(`/transactions/${id}`, customer);
    expect(data.status).toBe('success');
    expect(data.paymentUrl).toBeNull();
    expect(JSON.stringify(data)).not.toContain('paynow');
    // The provider has answered; nothing has gone back, was added, corrected, written off or given for free.
    const absent = [
      'freeReason',
      'refunds',
      'bookingId',
      'earlierSales',
      'writtenOff',
      'unanswered',
    ];
    const known = Object.keys(endpoints.getTransaction.data.fields).filter(
      (name) => !absent.includes(name),
    );
    expect(Object.keys(data).sort()).toEqual(known.sort());
  });

  test('a transaction that can still be paid has its card page', async () => {
    const begun = await initiate(
      harness,
      customer,
      await newSlot(harness, await newService(harness)),
    );
    const { data } = await get(`/transactions/${begun.data.transactionId}`, customer);
    expect([data.status, data.paymentUrl]).toEqual(['pending', begun.data.payment_url]);
  });
});

describe('a successful answer has a message', () => {
  test('about a new slot and its changed status', async () => {
    const service = await newService(harness);
    const slot = await call(harness, 'POST', '/services/slots', {
      as: admin,
      json: { service: service._id, date: '2031-01-15', startTime: '09:00', endTime: '09:45' },
    });
    expect([slot.success, slot.message]).toEqual([true, successMessages.createSlot]);
    const closed = await call(harness, 'PATCH', `/services/slots/${slot.data._id}`, {
      as: admin,
      json: { isBooked: 'canceled' },
    });
    expect([closed.success, closed.message]).toEqual([true, successMessages.updateSlot]);
  });

  test('but none when a list is read', async () => {
    expect((await get('/bookings/my-bookings', customer)).message).toBeUndefined();
  });
});

describe('additional fields in a request', () => {
  test('include the author of a review, whose name is that of the account all the same', async () => {
    const service = await newService(harness);
    const { status, data } = await call(harness, 'POST', '/service-reviews', {
      as: customer,
      json: { rating: 5, review: 'Shiny.', service: service._id, user: 'x', name: { first: 1 } },
    });
    expect([status, data.author.name]).toEqual([200, customer.name]);
  });

  test.each([
    { amount: '49.90' },
    { amount: -1, customer: { email: 'x@example.test' }, service: ['x'] },
  ])('do not change a payment that is confirmed with %j', async (beside) => {
    const { status, data } = await call(harness, 'POST', '/transactions/create-transaction', {
      as: customer,
      json: { transactionId: id, status: 'success', ...beside },
    });
    expect([status, data.amount, data.customer.uid]).toEqual([200, 49.9, customer.uid]);
  });

  test('do not change the id and the rating of a service', async () => {
    const service = await newService(harness);
    const { _id, name, rating } = (await get(`/services/${service._id}`, admin)).data;
    const { status, data } = await call(harness, 'PATCH', `/services/${_id}`, {
      as: admin,
      json: { _id: 'another1', name: `${name} Plus`, rating: 1 },
    });
    expect([status, data._id, data.rating]).toEqual([200, _id, rating]);
  });

  test('are refused if they are unknown', async () => {
    const slot = await newSlot(harness, await newService(harness));
    const { status, errors } = await initiate(harness, customer, slot, { change: { name: 'x' } });
    expect([status, errors?.[0]?.path]).toEqual([400, 'name']);
    const review = { rating: 5, service: slot.serviceId, author: 'x', ...vehicle };
    const answer = await call(harness, 'POST', '/service-reviews', { as: customer, json: review });
    expect(answer.status).toBe(400);
  });
});

describe('the API itself sends the safety headers', () => {
  const policy = "default-src 'none'; frame-ancestors 'none'";

  test.each([
    [200, '/services'],
    [401, '/bookings'],
    [404, '/nowhere'],
    [404, `/images/${'0'.repeat(64)}`],
    [303, '/payments/success'],
  ])('with status %i: %s', async (status, path) => {
    const response = await fetch(`${harness.apiUrl}/api${path}`, {
      method: status === 303 ? 'POST' : 'GET',
      redirect: 'manual',
    });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-security-policy')).toBe(policy);
    for (const [name, value] of Object.entries(safeHeaders)) {
      expect(response.headers.get(name)).toBe(value);
    }
  });
});
