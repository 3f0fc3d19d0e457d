import { expect, test } from 'vitest';
import type { Day, Job } from './day.ts';
import { mayStayInBay } from './stay-in-bay.ts';

const at = (time: string) => new Date(`2030-01-15T${time}:00Z`);

const job = (from: string, to: string, change: Partial<Job> = {}): Job => ({
  bay: 'bay-1',
  slotId: 'foamwash_2030-01-15_0900',
  from: at(from),
  to: at(to),
  heldUntil: null,
  ...change,
});

const dayWith = (change: Partial<Day>): Day => ({
  _id: '2030-01-15',
  date: '2030-01-15',
  bays: [
    { _id: 'bay-1', name: 'Bay 1', kind: 'bay', cleanUp: 0, services: ['foamwash'] },
    { _id: 'bay-2', name: 'Bay 2', kind: 'bay', cleanUp: 0, services: null },
  ],
  starts: {},
  closed: {},
  byHours: {},
  serviceIds: [],
  jobs: {},
  closures: {},
  visitChanges: 0,
  createdAt: at('00:00'),
  ...change,
});

const own = { own: job('09:00', '10:00') };
const closure = (from: string, to: string) => ({
  closures: { shut: { bay: 'bay-1', from: at(from), to: at(to) } },
});
const cleaned = dayWith({}).bays.map((bay) => ({ ...bay, cleanUp: 10 }));
const place = (from: string, to: string) => [{ bay: 'bay-1', from: at(from), to: at(to) }];

test.each<[string, Partial<Day>, Parameters<typeof mayStayInBay>[2], string]>([
  ['an empty bay', {}, [], 'free'],
  [
    'a next job that begins at the new end',
    { jobs: { ...own, b: job('10:30', '11:00') } },
    [],
    'free',
  ],
  ['a next job', { jobs: { ...own, b: job('10:20', '11:00') } }, [], '10:20'],
  ['a next job right after it', { jobs: { ...own, b: job('10:00', '11:00') } }, [], '10:00'],
  [
    'the nearer of two jobs',
    { jobs: { c: job('10:25', '11:00'), b: job('10:15', '10:25') } },
    [],
    '10:15',
  ],
  [
    'the clean-up before the next job',
    { bays: cleaned, jobs: { b: job('10:30', '11:00') } },
    [],
    '10:20',
  ],
  ['a job in another bay', { jobs: { b: job('10:00', '11:00', { bay: 'bay-2' }) } }, [], 'free'],
  ['a hold', { jobs: { b: job('10:20', '11:00', { heldUntil: at('09:59') }) } }, [], '10:20'],
  [
    'a hold that has run out',
    { jobs: { b: job('10:20', '11:00', { heldUntil: at('09:40') }) } },
    [],
    'free',
  ],
  ['a closure', closure('10:10', '12:00'), [], '10:10'],
  ['a closure of the morning before it', closure('07:00', '09:00'), [], 'free'],
  ['a closure around it', closure('08:00', '12:00'), [], '09:00'],
  ['minutes that are kept for the waitlist', {}, place('10:15', '11:00'), '10:15'],
  ['minutes that are kept later', {}, place('10:30', '11:00'), 'free'],
])('a job that ends at 10:30 instead of 10:00 meets %s', (_what, change, places, expected) => {
  const staying = { claimId: 'own', serviceId: 'foamwash', bay: 'bay-1', from: at('09:00') };
  const verdict = mayStayInBay(
    { ...staying, to: at('10:30') },
    [dayWith({ jobs: own, ...change })],
    places,
    at('09:45'),
  );
  expect(verdict.kind === 'taken' ? verdict.until.toISOString().slice(11, 16) : verdict.kind).toBe(
    expected,
  );
});

test.each([
  ['bay-1', 'foamwash', 'free'],
  ['bay-1', 'waxing', 'unable'],
  ['bay-2', 'waxing', 'free'],
  ['bay-3', 'foamwash', 'unable'],
])('%s is asked whether it does %s', (bay, serviceId, expected) => {
  const staying = { claimId: 'own', serviceId, bay, from: at('09:00'), to: at('10:30') };
  expect(mayStayInBay(staying, [dayWith({})], [], at('08:00')).kind).toBe(expected);
});
