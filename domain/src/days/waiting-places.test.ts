import { describe, expect, test } from 'vitest';
import { isSlotOpen } from '../slots/slot-state.ts';
import { slotOfDay } from '../slots/slots-of-day.ts';
import { emptyDay } from './changed-day.ts';
import type { Day, Job } from './day.ts';
import { inLine } from './waiting-places.ts';

const timeZone = 'UTC';
const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const bay = { _id: '1', name: 'Bay', kind: 'bay', services: null, cleanUp: 10 } as const;
const place = (starts: string[], minutes: number, since = '08:00') => ({
  serviceId: 'wash',
  minutes,
  starts,
  since: at(since),
});
const job = (from: string, to: string, heldUntil: Date | null): Job => ({
  bay: '1',
  slotId: 'other',
  from: at(from),
  to: at(to),
  heldUntil,
});
const day: Day = {
  ...emptyDay('2026-03-02', [bay], at('00:00')),
  starts: { wash: { '10:00': 30, '10:40': 30, '12:00': 30 }, polish: { '10:20': 20 } },
};
const waitingFor = (starts: string[], minutes = 30): Day => ({
  ...day,
  waiting: { a: place(starts, minutes) },
});

const isOpen = (
  where: Day,
  startTime: string,
  {
    serviceId = 'wash',
    now = at('08:00'),
    ...view
  }: { serviceId?: string; now?: Date; isForWaiting?: true } = {},
) => {
  const slot = slotOfDay(where, { serviceId, startTime }, { timeZone, now, ...view });
  return slot !== null && isSlotOpen(slot, now);
};

describe('minutes that fit somebody who waits', () => {
  test('are open to nobody else, nor are those that collide with them, clean-up included', () => {
    const waited = waitingFor(['10:00']);
    expect(isOpen(waited, '10:00')).toBe(false);
    expect(isOpen(waited, '10:20', { serviceId: 'polish' })).toBe(false);
    expect(isOpen(waited, '10:40')).toBe(true);
    expect(isOpen(waitingFor(['10:00'], 40), '10:40')).toBe(false);
    expect(isOpen(day, '10:00')).toBe(true);
  });

  test('are open to those who wait', () => {
    expect(isOpen(waitingFor(['10:00']), '10:00', { isForWaiting: true })).toBe(true);
  });

  test('are kept while a hold is in the way, and free once it is booked', () => {
    const held = (heldUntil: Date | null): Day => ({
      ...waitingFor(['10:00'], 60),
      jobs: { x: job('10:40', '11:10', heldUntil) },
    });
    expect(isOpen(held(at('08:15')), '10:00')).toBe(false);
    expect(isOpen(held(at('07:00')), '10:00')).toBe(false);
    expect(isOpen(held(null), '10:00')).toBe(true);
  });

  test('are free in another bay', () => {
    const two: Day = {
      ...waitingFor(['10:00']),
      bays: [bay, { ...bay, _id: '2', services: ['polish'] }],
    };
    expect(isOpen(two, '10:20', { serviceId: 'polish' })).toBe(true);
  });

  test('are kept for no start that is offered no more, or past', () => {
    expect(isOpen(waitingFor(['10:10']), '10:00')).toBe(true);
    const late = waitingFor(['10:20', '10:00']);
    expect(isOpen({ ...late, starts: { ...day.starts } }, '10:40', { now: at('10:30') })).toBe(
      true,
    );
  });
});

test('the first in line is who has waited longest, and of two the one with the first id', () => {
  const waiting = {
    c: place(['10:00'], 30),
    b: place(['10:00'], 30),
    a: place(['10:00'], 30, '09:00'),
  };
  expect(inLine({ waiting }).map(([lineId]) => lineId)).toEqual(['b', 'c', 'a']);
});
