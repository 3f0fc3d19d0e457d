import { expect, test } from 'vitest';
import type { Bay } from '../bays/bay.ts';
import { emptyDay, withJobs } from '../bays/changed-day.ts';
import type { Day } from '../bays/day.ts';
import { withBays } from './with-bays.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const bay = (_id: string, services: string[] | null = null): Bay => ({
  _id,
  name: _id,
  kind: 'bay',
  services,
  cleanUp: 0,
});
const job = (claimId: string, bayId: string, from: string, to: string) => ({
  claimId,
  job: { bay: bayId, slotId: 'wash_2026-03-01_0900', from: at(from), to: at(to), heldUntil: null },
});
const empty = emptyDay('2026-03-01', null, at('00:00'));
const baysOf = ({ jobs }: Day) =>
  Object.fromEntries(Object.entries(jobs).map(([claimId, taken]) => [claimId, taken.bay]));

test('jobs keep a bay that stays, and those without one find another', () => {
  const day = withJobs(empty, [
    job('a', 'wash', '09:00', '10:00'),
    job('b', '2', '09:00', '10:00'),
    job('c', 'polish', '10:00', '11:00'),
  ]);
  const { day: changed, displaced } = withBays(day, [bay('1'), bay('2')]);
  expect(baysOf(changed)).toEqual({ a: '1', b: '2', c: '1' });
  expect(displaced).toEqual([]);
  expect(changed.bays).toEqual([bay('1'), bay('2')]);
});

test('a job for which there is no bay keeps its place, and is named', () => {
  const day = withJobs(empty, [
    job('a', 'wash', '09:00', '10:00'),
    job('b', 'polish', '09:30', '10:30'),
  ]);
  const { day: changed, displaced } = withBays(day, [bay('1')]);
  expect(baysOf(changed)).toEqual({ a: '1', b: 'polish' });
  expect(displaced).toEqual(['b']);
});

test('a job leaves a bay that can no longer do it', () => {
  const day = withJobs(empty, [job('a', '1', '09:00', '10:00')]);
  const { day: changed } = withBays(day, [bay('1', ['polish']), bay('2')]);
  expect(baysOf(changed)).toEqual({ a: '2' });
});

test('a job that reaches into the day has the bay that it has on the day before', () => {
  const day = withJobs(empty, [job('a', 'wash', '00:00', '01:00')]);
  const { day: changed } = withBays(day, [bay('1'), bay('2')], new Map([['a', '2']]));
  expect(baysOf(changed)).toEqual({ a: '2' });
});

test('who can stay chooses before who cannot, and who has paid before who has not', () => {
  const day = withJobs(empty, [
    job('leaves', '1', '10:00', '11:00'),
    job('stays', '2', '10:30', '11:30'),
    {
      ...job('hold', 'old', '10:00', '11:00'),
      job: { ...job('', 'old', '10:00', '11:00').job, heldUntil: at('08:00') },
    },
  ]);
  const { day: changed, displaced } = withBays(day, [bay('1', ['polish']), bay('2'), bay('3')]);
  expect(baysOf(changed)).toEqual({ leaves: '3', stays: '2', hold: 'old' });
  expect(displaced).toEqual(['hold']);
});
