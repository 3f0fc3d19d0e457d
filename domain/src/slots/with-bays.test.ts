import { expect, test } from 'vitest';
import type { Bay } from '../days/bay.ts';
import { emptyDay, withJobs } from '../days/changed-day.ts';
import type { Day } from '../days/day.ts';
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
const now = at('07:00');
const empty = emptyDay('2026-03-01', [bay('wash')], at('00:00'));
const baysOf = ({ jobs }: Day) =>
  Object.fromEntries(Object.entries(jobs).map(([claimId, taken]) => [claimId, taken.bay]));

test('jobs keep a bay that stays, and those without one find another', () => {
  const day = withJobs(empty, [
    job('a', 'wash', '09:00', '10:00'),
    job('b', '2', '09:00', '10:00'),
    job('c', 'polish', '10:00', '11:00'),
  ]);
  const { day: changed, displaced } = withBays(
    day,
    { bays: [bay('1'), bay('2')], closures: {} },
    now,
  );
  expect(baysOf(changed)).toEqual({ a: '1', b: '2', c: '1' });
  expect(displaced).toEqual([]);
  expect(changed.bays).toEqual([bay('1'), bay('2')]);
});

test('a job for which there is no bay keeps its place, and is named', () => {
  const day = withJobs(empty, [
    job('a', 'wash', '09:00', '10:00'),
    job('b', 'polish', '09:30', '10:30'),
  ]);
  const { day: changed, displaced } = withBays(day, { bays: [bay('1')], closures: {} }, now);
  expect(baysOf(changed)).toEqual({ a: '1', b: 'polish' });
  expect(displaced).toEqual(['b']);
});

test('a job leaves a bay that can no longer do it', () => {
  const day = withJobs(empty, [job('a', '1', '09:00', '10:00')]);
  const { day: changed } = withBays(
    day,
    { bays: [bay('1', ['polish']), bay('2')], closures: {} },
    now,
  );
  expect(baysOf(changed)).toEqual({ a: '2' });
});

test('a job that is over stays where it was done', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    job('over', '1', '08:00', '09:00'),
    job('toCome', '1', '12:00', '13:00'),
  ]);
  const closures = closed('1', '00:00', '24:00');
  const { day: changed, displaced } = withBays(day, { bays: day.bays, closures }, at('10:00'));
  expect(baysOf(changed)).toEqual({ over: '1', toCome: '2' });
  expect(displaced).toEqual([]);
  expect(baysOf(withBays(day, { bays: [bay('2')], closures: {} }, at('10:00')).day)).toEqual({
    over: '1',
    toCome: '2',
  });
});

test('a job that reaches into the day has the bay that it has on the day before', () => {
  const day = withJobs(empty, [job('a', 'wash', '00:00', '01:00')]);
  const { day: changed } = withBays(day, { bays: [bay('1'), bay('2')], closures: {} }, now, {
    settled: new Map([['a', '2']]),
  });
  expect(baysOf(changed)).toEqual({ a: '2' });
});

/** A hold that runs. */
const hold = (claimId: string, bayId: string, from: string, to: string) => {
  const held = job(claimId, bayId, from, to);
  return { ...held, job: { ...held.job, heldUntil: at('08:00') } };
};

const plan = (...bays: Bay[]) => ({ bays, closures: {} });

test('a booking that leaves its bay takes no bay from a hold while there is another one', () => {
  const day = withJobs(empty, [
    job('leaves', '1', '10:00', '11:00'),
    hold('hold', '2', '10:30', '11:30'),
  ]);
  const { day: changed, lost } = withBays(day, plan(bay('1', ['polish']), bay('2'), bay('3')), now);
  expect(baysOf(changed)).toEqual({ leaves: '3', hold: '2' });
  expect(lost).toEqual([]);
});

test('a hold makes way for a booking that has no other bay, and moves if there is room', () => {
  const day = withJobs(empty, [
    job('leaves', '1', '10:00', '11:00'),
    job('polish', '3', '10:00', '11:00'),
    hold('hold', '2', '10:30', '11:00'),
  ]);
  const { day: changed, displaced, lost } = withBays(day, plan(bay('2'), bay('3')), now);
  expect(baysOf(changed)).toEqual({ leaves: '2', polish: '3' });
  expect([displaced, lost]).toEqual([[], ['hold']]);
  const roomier = withBays(day, plan(bay('2'), bay('3'), bay('4', ['polish'])), now);
  expect(roomier.lost).toEqual(['hold']);
});

test('a hold whose bay is gone takes another one, or loses its place and leaves the day', () => {
  const day = withJobs(empty, [
    hold('stays', '2', '10:00', '11:00'),
    hold('moves', 'old', '11:00', '12:00'),
    hold('goes', 'old', '10:30', '11:00'),
  ]);
  const { day: changed, displaced, lost } = withBays(day, plan(bay('2')), now);
  expect(baysOf(changed)).toEqual({ stays: '2', moves: '2' });
  expect([displaced, lost]).toEqual([[], ['goes']]);
});

test('a hold that has ended makes way', () => {
  const day = withJobs(empty, [
    job('leaves', '1', '10:00', '11:00'),
    hold('ended', '2', '10:00', '11:00'),
  ]);
  const changed = withBays(day, plan(bay('2')), at('08:00')).day;
  expect(baysOf(changed)).toEqual({ leaves: '2' });
});

test('a hold that has ended makes way for one that runs', () => {
  const ended = hold('ended', '2', '09:30', '10:30');
  const running = hold('running', '1', '10:00', '11:00');
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    { ...ended, job: { ...ended.job, heldUntil: at('06:00') } },
    running,
  ]);
  const closures = closed('1', '10:00', '11:00');
  const { day: changed, lost } = withBays(day, { bays: day.bays, closures }, now);
  expect(baysOf(changed)).toEqual({ running: '2' });
  expect(lost).toEqual(['ended']);
});

test('a hold that lost its place on the day before has none on the next one', () => {
  const day = withJobs(empty, [hold('hold', '1', '00:00', '01:00')]);
  const beside = { lost: new Set(['hold']) };
  expect(withBays(day, plan(bay('1')), now, beside)).toMatchObject({ day: { jobs: {} }, lost: [] });
});

test('bookings that can stay choose before those that cannot', () => {
  const day = withJobs(empty, [
    job('leaves', '1', '10:00', '11:00'),
    job('stays', '2', '10:30', '11:30'),
  ]);
  const { day: changed } = withBays(day, plan(bay('1', ['polish']), bay('2'), bay('3')), now);
  expect(baysOf(changed)).toEqual({ leaves: '3', stays: '2' });
});

const closed = (bayId: string, from: string, to: string) => ({
  x: { bay: bayId, from: at(from), to: at(to) },
});

test('a job in a closed bay moves to one that is free for its minutes, or is displaced until there is', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    job('a', '1', '09:00', '10:00'),
    job('b', '2', '09:30', '10:30'),
    job('c', '1', '10:30', '11:00'),
  ]);
  const closures = closed('1', '09:30', '10:30');
  const { day: changed, displaced } = withBays(day, { bays: day.bays, closures }, now);
  expect(baysOf(changed)).toEqual({ a: '1', b: '2', c: '1' });
  expect(displaced).toEqual(['a']);
  expect(changed.closures).toEqual(closures);
  expect(displacedJobs(changed)).toEqual(['a']);
  // Job b leaves the other bay, which has room for it then.
  const roomier = withJobs(changed, [{ claimId: 'b', job: null }]);
  expect(baysOf(withBays(roomier, roomier, now).day)).toEqual({ a: '2', c: '1' });
});

test('displaced are the jobs in a bay that is gone, and the second of two in one', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [
    job('gone', '3', '09:00', '10:00'),
    job('first', '1', '09:00', '10:00'),
    job('second', '1', '09:30', '10:30'),
  ]);
  expect(displacedJobs(day)).toEqual(['gone', 'second']);
});

test('a job over midnight that leaves its bay takes none in which a booking of the next day is, if it can', () => {
  const day = withJobs(empty, [job('night', '1', '23:30', '24:30')]);
  const { claimId, job: booked } = job('next', '2', '24:00', '25:00');
  const beside = { bookedNext: { [claimId]: booked } };
  const [closing, free] = [bay('1', ['polish']), bay('3')];
  const changed = withBays(day, plan(closing, bay('2'), free), now, beside);
  expect(baysOf(changed.day)).toEqual({ night: '3' });
  expect(baysOf(withBays(day, plan(closing, bay('2')), now, beside).day)).toEqual({ night: '2' });
});

test('a job over midnight leaves a bay that is closed on the next day', () => {
  const day = withJobs({ ...empty, bays: [bay('1'), bay('2')] }, [job('a', '1', '23:30', '24:30')]);
  const beside = { closedNext: closed('1', '24:00', '25:00') };
  expect(baysOf(withBays(day, day, now, beside).day)).toEqual({ a: '2' });
  expect(displacedJobs(day, beside)).toEqual(['a']);
  expect(displacedJobs(day)).toEqual([]);
});
