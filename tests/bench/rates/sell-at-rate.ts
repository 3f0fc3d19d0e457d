import { collections } from '@carwash/domain/collections';
import {
  type Counts,
  changeInCounts,
  countBooking,
  countTransaction,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { maxDeltasPerFold, planFold } from '@carwash/domain/statistics/plan-fold';
import { foldMarkId } from '@carwash/domain/statistics/stats-ids';
import { foldsOnceIn, pauseMs } from '@carwash/functions/statistics/fold-deltas';
import { PacedCommits } from './paced-commits.ts';

const timeZone = 'Asia/Dhaka';

/** How long a customer takes to pay. */
const payingMs = 40_000;

/** By then payments are settled at the rate at which they begin, and what had piled up is folded. */
const steadyFromMs = 3 * payingMs;

/** What is sold, as far as it counts. */
const sold = {
  service: { _id: 'foamwash', name: 'Foam', category: 'basicWash', price: 10, duration: 30 },
  vehicle: {
    vehicleType: 'car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Corolla',
    manufacturingYear: 2020,
    registrationPlate: 'DHA-12-3456',
  },
  amount: 10,
  createdAt: new Date('2031-01-20T03:00:00Z'),
} as const;

const pending = countTransaction({ ...sold, status: 'pending', paidAt: null }, timeZone);
const success = countTransaction({ ...sold, status: 'success', paidAt: sold.createdAt }, timeZone);
const countedOnSettling = sumCounts([
  changeInCounts(pending, success),
  countBooking({ ...sold, status: 'pending' }, timeZone),
]);

interface Commit {
  at: number;
  /** Documents of this purchase alone. */
  own: string[];
  counts: Counts;
}

/** The two commits of every purchase: the slot is held, and later booked. In the order of time. */
function commitsOf(perSecond: number, seconds: number): Commit[] {
  const purchases = Array.from({ length: perSecond * seconds }, (_, number) => {
    const at = (number * 1000) / perSecond;
    const own = [`slots/${number}`, `transactions/${number}`];
    const booked = [...own, `bookings/${number}`, `bookings/${number}/events/1`];
    return [
      { at, own, counts: pending },
      { at: at + payingMs, own: booked, counts: countedOnSettling },
    ];
  });
  return purchases.flat().sort((one, other) => one.at - other.at);
}

const statsOf = (counts: Counts): string[] =>
  [...counts.keys()].map((id) => `${collections.stats}/${id}`);

/** What came of selling at a rate. */
export interface Sustained {
  /** Purchases that were booked per second, from the first to the last. */
  perSecond: number;
  /** How long the commit waited that waited longest, in milliseconds. */
  longestWaitMs: number;
  /** The most deltas that were to be added up at one time, once payments are settled as they begin. */
  mostDeltas: number;
}

function summarize(commits: readonly Commit[], through: number[], mostDeltas: number): Sustained {
  const ends = through.reduce((last, at) => Math.max(last, at), 0);
  const waits = through.map((at, index) => at - (commits[index]?.at ?? at));
  const lastsMs = Math.max(ends - payingMs, 1000);
  return {
    perSecond: commits.length / 2 / (lastsMs / 1000),
    longestWaitMs: waits.reduce((longest, wait) => Math.max(longest, wait), 0),
    mostDeltas,
  };
}

/** Every commit adds to the counters themselves. */
export function sellWithCounters(perSecond: number, seconds: number): Sustained {
  const firestore = new PacedCommits();
  const commits = commitsOf(perSecond, seconds);
  const through = commits.map(({ at, own, counts }) =>
    firestore.commit([...own, ...statsOf(counts)], at),
  );
  return summarize(commits, through, 0);
}

/** Every commit leaves a delta; of the payments that are settled one in so many folds. */
export function sellWithDeltas(perSecond: number, seconds: number): Sustained {
  const firestore = new PacedCommits();
  const commits = commitsOf(perSecond, seconds);
  let deltas: { path: string; counts: Counts }[] = [];
  let mostDeltas = 0;
  let settled = 0;
  let foldedAt = Number.NEGATIVE_INFINITY;

  const fold = (at: number) => {
    const folded = planFold(deltas.slice(0, maxDeltasPerFold));
    const stats = statsOf(sumCounts(folded.map(({ counts }) => counts)));
    const mark = `${collections.statsDeltas}/${foldMarkId}`;
    foldedAt = firestore.commit([mark, ...stats, ...folded.map(({ path }) => path)], at);
    deltas = deltas.slice(folded.length);
  };

  const through = commits.map(({ at, own, counts }, index) => {
    const path = `${collections.statsDeltas}/${index}`;
    const isThrough = firestore.commit([...own, path], at);
    deltas.push({ path, counts });
    if (at > steadyFromMs) mostDeltas = Math.max(mostDeltas, deltas.length);
    if (counts === countedOnSettling) settled += 1;
    const looks = counts === countedOnSettling && settled % foldsOnceIn === 0;
    if (looks && at - foldedAt >= pauseMs) while (deltas.length > 0) fold(Math.max(at, foldedAt));
    return isThrough;
  });
  return summarize(commits, through, mostDeltas);
}

const rates = [1, 10, 100];
const seconds = 600;

/** Ten minutes of selling at several rates, before and after, where documents are written once a second. */
export const compareRates = () =>
  rates.map((rate) => {
    const before = sellWithCounters(rate, seconds);
    const after = sellWithDeltas(rate, seconds);
    return {
      'asked for, per second': rate,
      'counters: booked per second': Number(before.perSecond.toFixed(2)),
      'counters: longest wait, s': Math.round(before.longestWaitMs / 1000),
      'deltas: booked per second': Number(after.perSecond.toFixed(2)),
      'deltas: longest wait, s': Math.round(after.longestWaitMs / 1000),
      'deltas: most to add up': after.mostDeltas,
    };
  });
