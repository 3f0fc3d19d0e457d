import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { endpoints } from '@carwash/domain/endpoints';
import { expect, test } from 'vitest';
import firebaseJson from '../../firebase.json' with { type: 'json' };
import { hostingHeaders } from '../../web/build/hosting-headers.ts';

const known = Object.values<Endpoint>(endpoints);

/** The names of the query parameters and body fields of a call. */
const fieldsOf = ({ query, body, ignores }: Endpoint): string[] => [
  ...Object.keys(query.fields),
  ...Object.keys(body.fields),
  ...ignores,
];

test.each<[method: string, path: string, fields?: string[]]>([
  // Auth and users
  ['POST', '/auth/signup', ['name', 'email', 'password', 'phone', 'address']],
  ['POST', '/auth/login', ['email', 'password']],
  ['PATCH', '/auth/change-password'],
  ['GET', '/auth/users'],
  ['GET', '/auth/users/:id'],
  ['GET', '/auth/users/email/:email'],
  ['PATCH', '/auth/update-profile', ['name', 'phone', 'address', 'profileImage']],
  ['DELETE', '/auth/users/:id'],
  ['PATCH', '/auth/update-role/:id', ['id', 'role']],
  // Services and slots
  ['GET', '/services', ['page', 'search', 'category', 'sortBy']],
  ['POST', '/services', ['name', 'description', 'price', 'duration', 'image', 'category']],
  ['PATCH', '/services/:id', ['_id', 'name', 'price', 'rating']],
  ['GET', '/services/:id'],
  ['DELETE', '/services/:id'],
  ['POST', '/services/slots', ['service', 'date', 'startTime', 'endTime', 'isBooked']],
  ['GET', '/services/slots/availability', ['date', 'serviceId']],
  ['GET', '/services/slots/:id'],
  ['PATCH', '/services/slots/:id', ['isBooked']],
  ['GET', '/services/slots', ['date', 'serviceId']],
  // Reviews
  ['GET', '/service-reviews'],
  ['POST', '/service-reviews', ['rating', 'review', 'service', 'user', 'name']],
  ['DELETE', '/service-reviews/:id'],
  ['PATCH', '/service-reviews/:id'],
  ['GET', '/service-reviews/:serviceId'],
  ['GET', '/reviews'],
  ['POST', '/reviews'],
  ['GET', '/reviews/my-reviews'],
  // Bookings
  [
    'POST',
    '/bookings',
    [
      'vehicleType',
      'vehicleBrand',
      'vehicleModel',
      'manufacturingYear',
      'registrationPlate',
      'serviceId',
      'slotId',
    ],
  ],
  ['GET', '/bookings'],
  ['GET', '/bookings/my-bookings'],
  ['GET', '/bookings/customer/:id'],
  ['DELETE', '/bookings/:id'],
  ['PATCH', '/bookings/reschedule', ['bookingId', 'slotId']],
  // Transactions
  [
    'POST',
    '/transactions/create-transaction',
    ['customer', 'service', 'amount', 'status', 'transactionId'],
  ],
  ['GET', '/transactions'],
  ['GET', '/transactions/:id'],
  ['GET', '/transactions/user/my-transactions'],
  ['GET', '/transactions/service/:serviceId'],
  ['GET', '/transactions/calculate/service-wise'],
  ['GET', '/transactions/calculate/date-wise', ['startDate', 'endDate', 'interval']],
  ['GET', '/transactions/calculate/status-wise'],
  ['PATCH', '/transactions/:id/status', ['status']],
])('%s %s', (method, path, fields = []) => {
  const endpoint = known.find((one) => one.method === method && one.path === path);
  if (!endpoint) throw new Error('There is no such call');
  expect(fieldsOf(endpoint)).toEqual(expect.arrayContaining(fields));
});

test.each(['/', '/services/foamwash', '/review', '/dashboard/profile'])(
  'pictures and avatars on %s come from the site itself',
  (path) => {
    const policy = hostingHeaders(path, firebaseJson.hosting.headers)['content-security-policy'];
    expect(policy).toContain("img-src 'self' data: blob:;");
  },
);
