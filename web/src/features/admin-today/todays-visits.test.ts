import type { Booking } from '@carwash/domain/bookings/booking';
import { expect, test } from 'vitest';
import { groupVisits } from './todays-visits';

const slot = {
  _id: 'foamwash_2031-03-10_1000',
  serviceId: 'foamwash',
  date: '2031-03-10',
  startTime: '10:00',
  endTime: '10:45',
  startsAt: new Date('2031-03-10T04:00:00Z'),
  endsAt: new Date('2031-03-10T04:45:00Z'),
};

const groupAt = (status: Booking['status'], stage: Booking['stage'], now: string) => {
  const groups = groupVisits([{ status, stage, slot, isUnseen: true }], 15, new Date(now));
  return Object.entries(groups).flatMap(([group, visits]) => (visits.length > 0 ? group : []));
};

test.each<[Booking['status'], Booking['stage'], string, string]>([
  ['pending', 'expected', '2031-03-10T04:14:59Z', 'coming'],
  ['pending', 'expected', '2031-03-10T04:15:00Z', 'late'],
  ['pending', 'arrived', '2031-03-10T04:15:00Z', 'arrived'],
  ['pending', 'washing', '2031-03-10T04:15:00Z', 'washing'],
  ['completed', 'washing', '2031-03-10T05:00:00Z', 'washing'],
  ['completed', 'ready', '2031-03-10T05:00:00Z', 'ready'],
  ['pending', 'collected', '2031-03-10T04:30:00Z', 'done'],
  ['completed', 'expected', '2031-03-10T05:00:00Z', 'unseen'],
  ['no_show', 'expected', '2031-03-10T05:00:00Z', 'done'],
  ['no_show', 'arrived', '2031-03-10T05:00:00Z', 'done'],
])('a visit that is %s and %s at %s is %s', (status, stage, now, group) => {
  expect(groupAt(status, stage, now)).toEqual([group]);
});

test.each([
  ['the desk says that it came', false],
  ['nobody says how far it has come, as of no other', undefined],
])('a completed visit of which %s is done', (_case, isUnseen) => {
  const visit = {
    status: 'completed',
    stage: 'expected',
    slot,
    ...(isUnseen !== undefined && { isUnseen }),
  } as const;
  expect(groupVisits([visit], 15, new Date('2031-03-10T05:00:00Z')).done).toEqual([visit]);
});
