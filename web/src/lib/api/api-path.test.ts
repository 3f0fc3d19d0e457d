import { expect, test } from 'vitest';
import { apiPath } from './api-path';

test.each([
  ['/auth/signup', {}, {}, '/api/auth/signup'],
  ['/bookings/:id', { id: 'T-1-abc-foamwash' }, {}, '/api/bookings/T-1-abc-foamwash'],
  ['/bookings/:id', { id: 'a/b?c#d' }, {}, '/api/bookings/a%2Fb%3Fc%23d'],
  ['/payments/:transactionId/cancel', { transactionId: 'T 1' }, {}, '/api/payments/T%201/cancel'],
  ['/services', {}, { page: 2, search: 'foam & wax' }, '/api/services?page=2&search=foam+%26+wax'],
  ['/a', {}, { at: new Date(0) }, '/api/a?at=1970-01-01T00%3A00%3A00.000Z'],
  ['/services', {}, { page: undefined, search: null }, '/api/services'],
  ['/services/:id', { id: 'x' }, { id: 'y' }, '/api/services/x?id=y'],
])('%s with %j and %j', (path, params, query, expected) => {
  expect(apiPath(path, params, query)).toBe(expected);
});
