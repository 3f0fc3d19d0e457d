import type { Bay } from '@carwash/domain/bays/bay';
import { emptyDay } from '@carwash/domain/bays/changed-day';
import type { Day } from '@carwash/domain/bays/day';
import { describe, expect, test } from 'vitest';
import { nowSlotId, planNow, serviceOfNow, withNow } from './now-slot';

const at = (time: string) => new Date(`2030-01-15T${time}Z`);
const now = at('10:07:30');
const wax = { _id: 'wax', name: 'Wax', duration: 45 };
const bay: Bay = { _id: '1', name: 'Bay 1', kind: 'bay', services: null, cleanUp: 0 };

const day = (jobs: Day['jobs']): Day => ({ ...emptyDay('2030-01-15', [bay], now), jobs });
const job = (from: string, heldUntil: Date | null = null) => ({
  bay: '1',
  slotId: 'wax_2030-01-15_1030',
  from: at(from),
  to: at('11:30:00'),
  heldUntil,
});

const plan = (jobs: Day['jobs']) => planNow(wax, { day: day(jobs), now, timeZone: 'UTC' });

describe('the minutes from now on', () => {
  test('begin with this one, and are no slot that is offered', () => {
    const { slot, state } = plan({});
    expect(state).toBe('open');
    expect([slot._id, slot.startTime, slot.endTime]).toEqual(['now_wax', '10:07', '10:52']);
  });

  test.each([
    ['free until the next job begins', { next: job('10:52:00') }, 'open'],
    ['taken where they do not fit', { next: job('10:51:00') }, 'booked'],
    ['held while somebody pays', { next: job('10:30:00', at('10:15:00')) }, 'held'],
    ['free once the hold has run out', { next: job('10:30:00', at('10:07:00')) }, 'open'],
  ])('are %s', (_name, jobs, state) => {
    expect(plan(jobs).state).toBe(state);
  });

  test('of a day on which nothing was ever offered are free', () => {
    expect(planNow(wax, { day: null, now, timeZone: 'UTC' }).state).toBe('open');
  });

  test('come before the slots of the service', () => {
    const later = plan({});
    const columns = [
      { serviceId: 'foam', name: 'Foam', slots: [later] },
      { serviceId: 'wax', name: 'Wax', slots: [later] },
    ];
    expect(withNow(columns, wax, { day: null, now, timeZone: 'UTC' }).slots).toHaveLength(2);
  });
});

test('what stands for them names the service', () => {
  expect(serviceOfNow(nowSlotId('wax'))).toBe('wax');
  expect(serviceOfNow('wax_2030-01-15_1030')).toBeNull();
});
