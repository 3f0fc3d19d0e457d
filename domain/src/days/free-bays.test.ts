import { describe, expect, test } from 'vitest';
import type { Bay } from './bay.ts';
import type { Day, Job } from './day.ts';
import { chooseBay, countBays, freeBays } from './free-bays.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const need = (from: string, to: string, serviceId = 'wash') => ({
  serviceId,
  from: at(from),
  to: at(to),
});

const bay = (_id: string, change: Partial<Bay> = {}): Bay => ({
  _id,
  name: _id,
  kind: 'bay',
  services: null,
  cleanUp: 0,
  ...change,
});

const job = (bayId: string, from: string, to: string, heldUntil: Date | null = null): Job => ({
  bay: bayId,
  slotId: 'wash_2026-03-01_0900',
  from: at(from),
  to: at(to),
  heldUntil,
});

const day = (bays: Bay[], jobs: Record<string, Job> = {}, closures: Day['closures'] = {}) => ({
  bays,
  jobs,
  closures,
});

const ids = (found: { bay: string }[]) => found.map((free) => free.bay);

describe('a job beside others in its bay', () => {
  test.each([
    ['before', '08:00', '09:00', true],
    ['over the start', '08:30', '09:01', false],
    ['the same', '09:00', '10:00', false],
    ['inside', '09:15', '09:45', false],
    ['around', '08:00', '11:00', false],
    ['over the end', '09:59', '11:00', false],
    ['after', '10:00', '11:00', true],
  ])('%s: %s to %s', (_case, from, to, fits) => {
    const days = [day([bay('1')], { claim: job('1', '09:00', '10:00') })];
    expect(freeBays(need(from, to), days).length > 0).toBe(fits);
  });

  test.each([
    ['ends as long before as the clean-up takes', '08:00', '08:50', true],
    ['ends a minute later', '08:00', '08:51', false],
    ['begins as long after', '10:10', '11:00', true],
    ['begins a minute earlier', '10:09', '11:00', false],
  ])('with clean-up: %s', (_case, from, to, fits) => {
    const days = [day([bay('1', { cleanUp: 10 })], { claim: job('1', '09:00', '10:00') })];
    expect(freeBays(need(from, to), days).length > 0).toBe(fits);
  });

  test('ignores the job that makes way for it', () => {
    const days = [day([bay('1')], { claim: job('1', '09:00', '10:00') })];
    expect(freeBays(need('09:30', '10:30'), days, 'claim')).toHaveLength(1);
    expect(freeBays(need('09:30', '10:30'), days, 'other')).toEqual([]);
  });
});

describe('free bays', () => {
  const days = [
    day([
      bay('all'),
      bay('polish', { services: ['polish'] }),
      bay('van', { kind: 'van', services: ['door'] }),
    ]),
  ];

  test.each([
    ['wash', ['all']],
    ['polish', ['all', 'polish']],
    ['door', ['van']],
  ])('%s: %j', (serviceId, bays) => {
    expect(ids(freeBays(need('09:00', '10:00', serviceId), days))).toEqual(bays);
    expect(countBays(serviceId, days)).toBe(bays.length);
  });

  test('exclude a closed bay during its closure, but not before and after', () => {
    const closed = [day([bay('1')], {}, { x: { bay: '1', from: at('12:00'), to: at('14:00') } })];
    expect(freeBays(need('11:30', '12:30'), closed)).toEqual([]);
    expect(freeBays(need('13:00', '13:30'), closed)).toEqual([]);
    expect(freeBays(need('11:00', '12:00'), closed)).toHaveLength(1);
    expect(freeBays(need('14:00', '15:00'), closed)).toHaveLength(1);
  });

  test('over midnight exist and are free on both days', () => {
    const evening = day([bay('1'), bay('2'), bay('3')]);
    const next = day([bay('1'), bay('2')], { claim: job('1', '09:30', '10:30') });
    expect(ids(freeBays(need('09:00', '10:00'), [evening, next]))).toEqual(['2']);
  });
});

describe('holds', () => {
  const days = [
    day([bay('1'), bay('2'), bay('3')], {
      booked: job('1', '09:00', '10:00'),
      first: job('2', '09:00', '09:30', at('08:10')),
      second: job('2', '09:30', '10:00', at('08:20')),
      third: job('3', '09:00', '10:00', at('08:05')),
    }),
  ];
  const free = freeBays(need('09:00', '10:00'), days);

  test('are listed per bay with the end of the last one', () => {
    expect(free).toEqual([
      { bay: '2', heldUntil: at('08:20'), holds: ['first', 'second'] },
      { bay: '3', heldUntil: at('08:05'), holds: ['third'] },
    ]);
  });

  test('give way when they have run out, the first to run out first', () => {
    expect(chooseBay(free, [], at('08:04'))).toBeNull();
    expect(chooseBay(free, [], at('08:05'))?.bay).toBe('3');
    expect(chooseBay(free, [], at('08:30'))?.bay).toBe('3');
  });

  test('give way only where no bay is free without them', () => {
    const found = [...free, { bay: '4', heldUntil: null, holds: [] }];
    expect(chooseBay(found, [], at('08:30'))?.bay).toBe('4');
  });
});

test('bays that can do little are taken before those that can do more', () => {
  const bays = [bay('all'), bay('two', { services: ['a', 'b'] }), bay('one', { services: ['a'] })];
  const free = ['all', 'two', 'one'].map((id) => ({ bay: id, heldUntil: null, holds: [] }));
  expect(chooseBay(free, bays, at('08:00'))?.bay).toBe('one');
  expect(chooseBay(free.slice(0, 2), bays, at('08:00'))?.bay).toBe('two');
  expect(chooseBay([], bays, at('08:00'))).toBeNull();
});
