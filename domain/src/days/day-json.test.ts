import { expect, test } from 'vitest';
import type { Day } from './day.ts';
import { dayForService, dayOfJson } from './day-json.ts';

const at = (time: string) => new Date(`2030-01-15T${time}:00Z`);

const day: Day = {
  _id: '2030-01-15',
  date: '2030-01-15',
  bays: [
    { _id: 'bay1', name: 'Bay 1', kind: 'bay', serviceIds: null, cleanUp: 0, isActive: true },
  ] as unknown as Day['bays'],
  starts: { foam: { '10:00': 30 }, wax: { '11:00': 60 } },
  closed: { wax: { '12:00': 60 } },
  byHours: { foam: ['10:00'], wax: [] },
  serviceIds: ['foam', 'wax'],
  jobs: {
    held: {
      bay: 'bay1',
      slotId: 'wax_1',
      from: at('11:00'),
      to: at('12:00'),
      heldUntil: at('09:00'),
    },
    sold: { bay: 'bay1', slotId: 'wax_2', from: at('13:00'), to: at('14:00'), heldUntil: null },
  },
  closures: { lunch: { bay: 'bay1', from: at('12:00'), to: at('13:00') } },
  visitChanges: 0,
  createdAt: at('00:00'),
};

test('a day is the same after its way through JSON', () => {
  expect(dayOfJson(JSON.parse(JSON.stringify(day)))).toEqual(day);
});

test('the day of one service has the starts of no other, and all that takes bays', () => {
  expect(dayForService(day, 'foam')).toEqual({
    ...day,
    starts: { foam: { '10:00': 30 } },
    closed: {},
    byHours: { foam: ['10:00'] },
    serviceIds: ['foam'],
  });
  expect(dayForService(day, 'none')).toMatchObject({ starts: {}, serviceIds: [], jobs: day.jobs });
});
