import { expect, test } from 'vitest';
import type { Day, Job } from './day.ts';
import { maySwapPlaces } from './swap-places.ts';

const at = (time: string) => new Date(`2030-01-15T${time}:00Z`);

const job = (bay: string, from: string, to: string): Job => ({
  bay,
  slotId: 'foamwash_2030-01-15_0900',
  from: at(from),
  to: at(to),
  heldUntil: null,
});

const dayWith = (jobs: Day['jobs']): Day => ({
  _id: '2030-01-15',
  date: '2030-01-15',
  bays: [
    { _id: 'bay-1', name: 'Bay 1', kind: 'bay', cleanUp: 0, services: ['foamwash', 'polish'] },
    { _id: 'bay-2', name: 'Bay 2', kind: 'bay', cleanUp: 0, services: ['foamwash'] },
  ],
  starts: {},
  closed: {},
  byHours: {},
  serviceIds: [],
  jobs,
  closures: {},
  visitChanges: 0,
  createdAt: at('00:00'),
});

test.each<[string, Job, Job, Record<string, Job>, string, string[]]>([
  [
    'two of one length',
    job('bay-1', '09:00', '10:00'),
    job('bay-2', '11:00', '12:00'),
    {},
    'foamwash',
    ['free', 'free'],
  ],
  [
    'two at one time',
    job('bay-1', '09:00', '10:00'),
    job('bay-2', '09:00', '09:30'),
    {},
    'foamwash',
    ['free', 'free'],
  ],
  [
    'a long one that fits',
    job('bay-1', '09:00', '10:00'),
    job('bay-2', '11:00', '11:30'),
    {},
    'foamwash',
    ['free', 'free'],
  ],
  [
    'a long one before another',
    job('bay-1', '09:00', '10:00'),
    job('bay-2', '11:00', '11:30'),
    { c: job('bay-2', '11:30', '12:00') },
    'foamwash',
    ['taken', 'free'],
  ],
  [
    'two in a row of one bay',
    job('bay-1', '09:00', '09:30'),
    job('bay-1', '09:30', '10:30'),
    {},
    'foamwash',
    ['free', 'taken'],
  ],
  [
    'two in a row of one length',
    job('bay-1', '09:00', '09:30'),
    job('bay-1', '09:30', '10:00'),
    {},
    'foamwash',
    ['free', 'free'],
  ],
  [
    'one whose service the other bay does not do',
    job('bay-1', '09:00', '10:00'),
    job('bay-2', '11:00', '12:00'),
    {},
    'polish',
    ['unable', 'free'],
  ],
])('%s', (_what, one, other, others, serviceId, expected) => {
  const length = (of: Job) => of.to.getTime() - of.from.getTime();
  const moved = (of: Job, to: Job): Job => ({
    ...to,
    to: new Date(to.from.getTime() + length(of)),
  });
  const dates = ['2030-01-15'];
  const verdicts = maySwapPlaces(
    [
      { claimId: 'a', serviceId, job: moved(one, other), dates },
      { claimId: 'b', serviceId: 'foamwash', job: moved(other, one), dates },
    ],
    [dayWith({ a: one, b: other, ...others })],
    [],
    at('08:00'),
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual(expected);
});
