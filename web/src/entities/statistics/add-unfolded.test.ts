import type { StatsDelta } from '@carwash/domain/statistics/statistics';
import { foldMarkId } from '@carwash/domain/statistics/stats-ids';
import { expect, test, vi } from 'vitest';
import { addUnfolded } from './add-unfolded';

const createdAt = new Date('2031-01-01T00:00:00Z');

const delta = (_id: string, bookings: number): StatsDelta => ({
  _id,
  counters: { all: { bookings } },
  createdAt,
});
const mark = (fold: number, all = fold): StatsDelta => ({
  _id: foldMarkId,
  fold,
  folds: { all },
  createdAt,
});
const stored = (bookings: number, fold?: number) => ({
  _id: 'all',
  bookings,
  createdAt,
  ...(fold !== undefined && { fold }),
});

/** Starts a sum over a document and deltas, and records every total that it reports. */
function listen() {
  const told: (number | null)[] = [];
  const failed = vi.fn();
  const { statistics, deltas } = addUnfolded<ReturnType<typeof stored>>('all', {
    ready: (data) => told.push(data?.bookings ?? null),
    failed,
  });
  return { told, failed, hearStatistics: statistics.ready, hearDeltas: deltas.ready, statistics };
}

test('nothing is reported before both listeners have answered', () => {
  const { told, hearStatistics, hearDeltas } = listen();
  hearStatistics(stored(4));
  expect(told).toEqual([]);
  hearDeltas([delta('a', 1), delta('b', -1), delta('c', 2)]);
  expect(told).toEqual([6]);
});

test.each([
  ['the statistics', true],
  ['the deltas', false],
])('a fold whose %s arrive first never changes the sum', (_which, first) => {
  const { told, hearStatistics, hearDeltas } = listen();
  hearStatistics(stored(4, 7));
  hearDeltas([mark(7), delta('a', 1), delta('b', 2)]);
  const steps = [() => hearStatistics(stored(7, 8)), () => hearDeltas([mark(8)])];
  for (const step of first ? steps : steps.toReversed()) step();
  expect(told).toEqual([7, 7]);
});

test('a count between two folds is reported once both listeners have it, in either order', () => {
  const { told, hearStatistics, hearDeltas } = listen();
  hearDeltas([mark(1), delta('a', 1)]);
  hearStatistics(stored(1, 1));
  hearStatistics(stored(2, 2));
  hearStatistics(stored(5, 3));
  hearDeltas([mark(2), delta('b', 3)]);
  hearDeltas([mark(3), delta('c', 1)]);
  hearDeltas([mark(3), delta('c', 1), delta('d', 1)]);
  expect(told).toEqual([2, 6, 7]);
});

test('a fold of another document does not delay a report', () => {
  const { told, hearStatistics, hearDeltas } = listen();
  hearStatistics(stored(4, 3));
  hearDeltas([mark(9, 3), delta('a', 1)]);
  expect(told).toEqual([5]);
});

test('before the first fold the sum is that of the deltas, and before the first count it is null', () => {
  const { told, hearStatistics, hearDeltas } = listen();
  hearStatistics(null);
  hearDeltas([]);
  hearDeltas([delta('a', 1)]);
  hearDeltas([mark(1)]);
  hearStatistics(stored(1, 1));
  expect(told).toEqual([null, 1, 1]);
});

test('a failure of either listener is reported', () => {
  const { failed, statistics } = listen();
  statistics.failed(new Error('refused'));
  expect(failed).toHaveBeenCalledOnce();
});
