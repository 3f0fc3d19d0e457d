import type { AuditEntry } from '@carwash/domain/audit/audit-entry';
import { visitStageLabels } from '@carwash/domain/bookings/visit-stage';
import { firstBay } from '@carwash/domain/days/roster';
import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes';

type Change = Pick<AuditEntry, 'kind' | 'before' | 'after'>;

const week = (periods: object[]) => Array.from({ length: 7 }, () => ({ periods }));

const lines = (entry: Change) =>
  fieldChanges(entry, {
    timeZone: 'Asia/Dhaka',
    vehicleTypes: [{ _id: 'x1', name: 'Camper' }],
  }).map(({ name, before, after }) => `${name}: ${before ?? '-'} > ${after ?? '-'}`);

test.each<[string, Change, string[]]>([
  [
    'vehicle types by their names',
    { kind: 'service', before: { suitableFor: ['car'] }, after: { suitableFor: ['x1', 'gone'] } },
    ['Suitable for: Car > Camper, Removed type'],
  ],
  [
    'the vehicle of an edited booking',
    { kind: 'booking', before: { vehicleTypeName: 'Car' }, after: { vehicleTypeName: 'Van' } },
    ['Vehicle type: Car > Van'],
  ],
  [
    'a role',
    { kind: 'role', before: { role: 'user' }, after: { role: 'admin' } },
    ['Role: User > Admin'],
  ],
  [
    'an account',
    { kind: 'account', before: { status: 'active' }, after: { status: 'disabled' } },
    ['Status: Active > Disabled'],
  ],
  [
    'a slot',
    { kind: 'slot', before: { isBooked: 'available' }, after: { isBooked: 'canceled' } },
    ['Status: Available > Canceled'],
  ],
  [
    'money, minutes, categories and lists of a service',
    {
      kind: 'service',
      before: { price: 1049.9, duration: 45, category: 'basicWash', benefits: ['Foam'] },
      after: { price: 20, duration: 60, category: 'ecoFriendly', benefits: ['Foam', 'Wax'] },
    },
    [
      'Price: $1,049.90 > $20.00',
      'Duration: 45 mins > 60 mins',
      'Category: Basic Wash > Eco-Friendly Services',
      'Benefits: Foam > Foam, Wax',
    ],
  ],
  [
    'places, pauses and stages as people say them',
    {
      kind: 'service',
      before: { location: 'business', isPaused: false, stage: 'expected' },
      after: { location: 'customer', isPaused: true, stage: 'arrived' },
    },
    [
      "Location: At our place > At the customer's",
      'Paused: No > Yes',
      `Stage: ${visitStageLabels.expected} > Arrived`,
    ],
  ],
  [
    'a new service by what it is, not by what it is not',
    { kind: 'service', before: null, after: { name: 'Basic', isPaused: false } },
    ['Name: - > Basic'],
  ],
  [
    'the bays',
    {
      kind: 'bay',
      before: { bays: [firstBay] },
      after: { bays: [{ ...firstBay, name: 'Lift' }] },
    },
    ['Bays: Bay 1 (bay, 10 mins) > Lift (bay, 10 mins)'],
  ],
  [
    'a closure',
    {
      kind: 'bay',
      before: null,
      after: { bays: ['Lift'], from: '2026-11-24', to: '2026-11-24', startTime: '14:00' },
    },
    [
      'Bays: - > Lift',
      'From: - > Tue, 24 Nov 2026',
      'To: - > Tue, 24 Nov 2026',
      'Start time: - > 14:00',
    ],
  ],
  [
    'statuses by what they are of',
    { kind: 'refund', before: { status: 'refund_due' }, after: { status: 'refunded' } },
    ['Status: Refund on its way > Refunded'],
  ],
  [
    'what was created, without what only programs read',
    {
      kind: 'booking',
      before: null,
      after: {
        customer: { uid: null, name: 'Rima', email: '', phone: '017' },
        vehicle: { vehicleType: 'SUV', vehicleTypeName: 'SUV', registrationPlate: 'DHA-1' },
        searchTerms: ['ri', 'rim'],
        paymentMethod: 'cash',
      },
    },
    [
      'Customer name: - > Rima',
      'Customer phone: - > 017',
      'Vehicle type: - > SUV',
      'Registration plate: - > DHA-1',
      'Payment method: - > Cash',
    ],
  ],
  [
    'days and moments in business time',
    {
      kind: 'booking',
      before: { slot: { date: '2030-01-02', startTime: '10:00' }, paidAt: null },
      after: {
        slot: { date: '2030-01-03', startTime: '10:00' },
        paidAt: '2030-01-02T20:30:00.000Z',
        refund: true,
      },
    },
    [
      'Slot date: Wed, 2 Jan 2030 > Thu, 3 Jan 2030',
      'Paid at: - > Thu, 3 Jan 2030, 02:30',
      'Refund: - > Yes',
    ],
  ],
  [
    'what was removed',
    {
      kind: 'service',
      before: { name: 'Basic', image: `/api/images/${'0'.repeat(58)}abc123`, rating: 4 },
      after: null,
    },
    ['Name: Basic > -', 'Image: Picture abc123 > -'],
  ],
  [
    'the pictures of a service, in their order',
    {
      kind: 'service',
      before: { pictures: [] },
      after: {
        pictures: [
          {
            imageBefore: `/api/images/${'0'.repeat(58)}abc123`,
            image: `/api/images/${'0'.repeat(58)}def456`,
            caption: 'A bonnet',
          },
          { image: '/pictures/wheel.webp', caption: 'A wheel' },
        ],
      },
    },
    [
      'Pictures: - > A bonnet (Picture abc123, Picture def456), A wheel (Picture /pictures/wheel.webp)',
    ],
  ],
  [
    'a timetable',
    { kind: 'slot', before: null, after: { created: 216, weekdays: [0, 6], length: 45 } },
    ['Created: - > 216', 'Weekdays: - > Sun, Sat', 'Length: - > 45 mins'],
  ],
  [
    'what people typed as they typed it, whatever it looks like',
    {
      kind: 'booking',
      before: { customer: { name: '2030-01-02' }, vehicle: { vehicleModel: '0171-23-45' } },
      after: {
        customer: { name: '2030-99-99T00:00:00Z' },
        vehicle: { vehicleModel: `/api/images/${'a'.repeat(64)}` },
      },
    },
    [
      'Customer name: 2030-01-02 > 2030-99-99T00:00:00Z',
      `Vehicle model: 0171-23-45 > /api/images/${'a'.repeat(64)}`,
    ],
  ],
  [
    'a day and a moment that are none as they are',
    {
      kind: 'slot',
      before: { date: '2030-02-31', heldUntil: 'soon' },
      after: { date: '2030-02-28', heldUntil: null },
    },
    ['Date: 2030-02-31 > Thu, 28 Feb 2030', 'Held until: soon > -'],
  ],
  [
    'opening hours and exceptions in words',
    {
      kind: 'settings',
      before: { hours: week([]), exceptions: [], holdMinutes: 15 },
      after: {
        hours: week([{ opens: '09:00', closes: '12:00' }]),
        exceptions: [
          { from: '2030-05-01', to: '2030-05-01', periods: [], note: 'Labour Day' },
          { from: '2030-12-24', to: '2030-12-26', periods: [], note: '' },
        ],
        holdMinutes: 20,
      },
    },
    [
      'Hours: Every day: Closed > Every day: 9:00 to 12:00',
      'Exceptions: - > Wed, 1 May 2030: Closed (Labour Day); Tue, 24 Dec 2030 to Thu, 26 Dec 2030: Closed',
      'Hold minutes: 15 > 20',
    ],
  ],
  ['nothing', { kind: 'slot', before: null, after: null }, []],
])('describes %s', (_, entry, told) => {
  expect(lines(entry)).toEqual(told);
});

test('an unknown status is shown as it is', () => {
  expect(
    lines({ kind: 'booking', before: { status: 'toString' }, after: { status: 'odd' } }),
  ).toEqual(['Status: toString > odd']);
});
