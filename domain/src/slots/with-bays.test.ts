import { expect, test } from 'vitest';
import type { Bay } from '../bays/bay.ts';
import { emptyDay, withJobs } from '../bays/changed-day.ts';
import type { Day } from '../bays/day.ts';
import { displacedJobs, withBays } from './with-bays.ts';

/** Hours beyond 24 are of the next day. */
const at = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(Date.UTC(2026, 2, 1, hours, minutes));
};
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
  const { day: changed, displaced } = withBays(day, { bays: [bay('1'), bay('2')], closures: {} });
  expect(baysOf(changed)).toEqual({ a: '1', b: '2', c: '1' });
  expect(displaced).toEqual([]);
  expect(changed.bays).toEqual([bay('1'), bay('2')]);
});

test('a job for which there is no bay keeps its place, and is named', () => {
  const day = withJobs(empty, [
    job('a', 'wash', '09:00', '10:00'),
    job('b', 'polish', '09:30', '10:30'),
  ]);
  const { day: changed, displaced } = withBays(day, { bays: [bay('1')], closures: {} });
  expect(baysOf(changed)).toEqual({ a: '1', b: 'polish' });
  expect(displaced).toEqual(['b']);
});

test('a job leaves a bay that can no longer do it', () => {
  const day = withJobs(empty, [job('a', '1', '09:00', '10:00')]);
  const { day: changed } = withBays(day, { bays: [bay('1', ['polish']), bay('2')], closures: {} });
  expect(baysOf(changed)).toEqual({ a: '2' });
});

test('a job that reaches into the day has the bay that it has on the day before', () => {
  const day = withJobs(empty, [job('a', 'wash', '00:00', '01:00')]);
  const { day: changed } = withBays(
    day,
    { bays: [bay('1'), bay('2')], closures: {} },
    { settled: new Map([['a', '2']]) },
  );
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
  const { day: changed, displaced } = withBays(day, {
    bays: [bay('1', ['polish']), bay('2'), bay('3')],
    closures: {},
  });
  expect(baysOf(changed)).toEqual({ leaves: '3', stays: '2', hold: 'old' });
  expect(displaced).toEqual(['hold']);
});

const closed = (bayId: string, from: string, to: string) => ({
  x: { bay: bayId, from: at(from), to: at(to) },
});

test('a job whose bay is closed goes to one that is free for its minutes; without one it is displaced until there is', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    job('a', '1', '09:00', '10:00'),
    job('b', '2', '09:30', '10:30'),
    job('c', '1', '10:30', '11:00'),
  ]);
  const closures = closed('1', '09:30', '10:30');
  const { day: changed, displaced } = withBays(day, { bays: day.bays, closures });
  expect(baysOf(changed)).toEqual({ a: '1', b: '2', c: '1' });
  expect(displaced).toEqual(['a']);
  expect(changed.closures).toEqual(closures);
  expect(displacedJobs(changed)).toEqual(['a']);
  // Whoever gives up the other bay makes room for it.
  const roomier = withJobs(changed, [{ claimId: 'b', job: null }]);
  expect(baysOf(withBays(roomier, roomier).day)).toEqual({ a: '2', c: '1' });
});

test('displaced are the jobs in a bay that is gone, and the second of two in one', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    job('gone', '3', '09:00', '10:00'),
    job('first', '1', '09:00', '10:00'),
    job('second', '1', '09:30', '10:30'),
  ]);
  expect(displacedJobs(day)).toEqual(['gone', 'second']);
  expect(displacedJobs({ ...day, bays: null })).toEqual([]);
});

test('a job over midnight leaves a bay that is closed on the next day', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [job('a', '1', '23:30', '24:30')]);
  const beside = { closedNext: closed('1', '24:00', '25:00') };
  expect(baysOf(withBays(day, day, beside).day)).toEqual({ a: '2' });
  expect(displacedJobs(day, beside)).toEqual(['a']);
  expect(displacedJobs(day)).toEqual([]);
});
