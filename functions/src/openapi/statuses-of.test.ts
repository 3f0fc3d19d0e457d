import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import { expect, test } from 'vitest';
import { errorsOf, statusesOf } from './statuses-of.ts';

test.each<[EndpointName, number[]]>([
  ['getOpenApi', [200, 400, 500]],
  ['getImage', [200, 400, 404, 500]],
  ['listUsers', [200, 400, 401, 403, 500]],
  ['updateProfile', [200, 400, 401, 404, 413, 415, 500]],
  ['signUp', [200, 400, 401, 409, 413, 415, 429, 500]],
  ['receivePaymentSuccess', [303, 413, 500]],
  ['receivePaymentSuccessLink', [303, 500]],
  ['notifyPayment', [200, 400, 413, 415, 429, 500]],
  ['initiatePayment', [200, 400, 401, 403, 404, 409, 413, 415, 429, 500, 502]],
])('%s may answer %j', (name, statuses) => {
  expect(statusesOf(endpoints[name])).toEqual(statuses);
});

test('codes that share a status are listed together', () => {
  expect(errorsOf(endpoints.initiatePayment).get(409)).toEqual([
    'slot_taken',
    'slot_being_paid',
    'not_on_sale',
    'too_many_holds',
    'hold_used_up',
    'already_paid',
    'refund_due',
    'refund_changed',
    'price_changed',
    'conflict',
  ]);
});
