import { collections } from '@carwash/domain/collections';
import {
  type Counts,
  changeInCounts,
  countBooking,
  countTransaction,
  sumCounts,
} from '@carwash/domain/statistics/count-statistics';
import { foldMarkId } from '@carwash/domain/statistics/stats-ids';
import { maxDeltasPerFold, planFold } from '@carwash/domain/statistics/unfolded-statistics';
import { foldsOnceIn, pauseMs } from '@carwash/functions/statistics/fold-deltas';
import { PacedCommits } from './paced-commits.ts';
import { type CommitOfSale, documentsOfSale, type Sale } from './sale-documents.ts';

const timeZone = 'Asia/Dhaka';

/** How long a customer takes to pay. */
const payingMs = 40_000;

/** How long the provider takes to open a card page. */
const openingPageMs = 1000;

/** After this time payments are settled at the rate at which they begin, and earlier deltas are folded. */
const steadyFromMs = 3 * payingMs;

/** The slots that are sold, as far as they matter here. */
const sold = {
  service: {
    _id: 'foamwash',
    name: 'Foam',
    category: 'basicWash' as const,
    price: 10,
    duration: 30,
    location: 'business' as const,
  },
  lines: [{ _id: '', name: 'Foam', price: 10, minutes: 30 }],
  vehicle: {
    vehicleType: 'car' as const,
    vehicleTypeName: 'Car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Corolla',
    manufacturingYear: 2020,
    registrationPlate: 'DHA-12-3456',
  },
  amount: 10,
  vatPercent: 15,
  paymentMethod: 'card' as const,
  currency: 'USD',
  received: null,
  refundReason: null,
  refundedAt: null,
  refundReference: null,
  createdAt: new Date('2031-01-20T03:00:00Z'),
};

const pending = countTransaction({ ...sold, status: 'pending', paidAt: null }, timeZone);
const success = countTransaction({ ...sold, status: 'success', paidAt: sold.createdAt }, timeZone);
const countedOnSettling = sumCounts([
  changeInCounts(pending, success),
  countBooking({ ...sold, status: 'pending' }, timeZone),
]);

interface Commit {
  at: number;
  kind: CommitOfSale;
  paths: string[];
}

/** The dates that are sold, each in turn. */
interface Selling {
  perSecond: number;
  seconds: number;
  dates: number;
}

const startOf: Record<CommitOfSale, number> = {
  counted: 0,
  held: 0,
  cardPage: openingPageMs,
  notified: payingMs,
  asked: payingMs,
  booked: payingMs,
};

function commitsOfSale(sale: Sale, began: number): Commit[] {
  const documents = Object.entries(documentsOfSale(sale)) as [CommitOfSale, string[]][];
  return documents.map(([kind, paths]) => ({ at: began + startOf[kind], kind, paths }));
}

/** The commits of all sales, in the order of time. */
function commitsOf({ perSecond, seconds, dates }: Selling): Commit[] {
  const sales = Array.from({ length: perSecond * seconds }, (_, number) =>
    commitsOfSale({ number, date: `date-${number % dates}` }, (number * 1000) / perSecond),
  );
  return sales.flat().sort((one, other) => one.at - other.at);
}

const countsOf: Partial<Record<CommitOfSale, Counts>> = {
  held: pending,
  booked: countedOnSettling,
};

const statsOf = (counts: Counts): string[] =>
  [...counts.keys()].map((id) => `${collections.stats}/${id}`);

/** The result of selling at a rate. */
interface Sustained {
  /** Sales that were booked per second, from the first to the last. */
  perSecond: number;
  /** How long the hold or the booking waited that waited longest, in milliseconds. */
  longestWaitMs: number;
  /** The same of the counts of the provider's notifications, for which no sale waits. */
  longestNotifiedMs: number;
  /** The most deltas that were to be added up at one time, once payments are settled as they begin. */
  mostDeltas: number;
}

interface Made extends Commit {
  /** When it was through. */
  end: number;
}

const latest = (times: readonly number[]): number =>
  times.reduce((last, time) => Math.max(last, time), 0);

function summarize(made: readonly Made[], mostDeltas: number): Sustained {
  const booked = made.filter(({ kind }) => kind === 'booked');
  const lastsMs = Math.max(latest(booked.map(({ end }) => end)) - payingMs, 1000);
  const waits = (isMeant: (commit: Made) => boolean) =>
    latest(made.filter(isMeant).map(({ at, end }) => end - at));
  return {
    perSecond: booked.length / (lastsMs / 1000),
    longestWaitMs: waits(({ kind }) => kind !== 'notified'),
    longestNotifiedMs: waits(({ kind }) => kind === 'notified'),
    mostDeltas,
  };
}

/**
 * One in so many payments that are settled adds the deltas up that have been left until then.
 * @param made in the order in which they were through
 * @returns the most deltas that there were at one time
 */
function countDeltas(made: readonly Made[], firestore: PacedCommits): number {
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

  for (const { kind, paths, end } of made) {
    const path = paths.find((written) => written.startsWith(collections.statsDeltas));
    const counts = countsOf[kind];
    if (path && counts) deltas.push({ path, counts });
    if (end > steadyFromMs) mostDeltas = Math.max(mostDeltas, deltas.length);
    if (kind === 'booked') settled += 1;
    const looks = kind === 'booked' && settled % foldsOnceIn === 0;
    if (looks && end - foldedAt >= pauseMs) {
      while (deltas.length > 0) fold(Math.max(end, foldedAt));
    }
  }
  return mostDeltas;
}

/** Every commit waits for its documents, and leaves a delta where it counts. */
export function sellAtRate(selling: Selling): Sustained {
  const firestore = new PacedCommits();
  const made = commitsOf(selling).map((commit) => ({
    ...commit,
    end: firestore.commit(commit.paths, commit.at),
  }));
  const inOrder = made.toSorted((one, other) => one.end - other.end);
  return summarize(made, countDeltas(inOrder, firestore));
}

const rates = [1, 10];
const seconds = 600;

/** Ten minutes of selling at several rates, on one date and on as many as can be booked, where documents are written once a second. */
export const compareRates = () =>
  rates.flatMap((perSecond) =>
    [1, 30].map((dates) => {
      const sustained = sellAtRate({ perSecond, seconds, dates });
      return {
        'asked for, per second': perSecond,
        dates,
        'booked per second': Number(sustained.perSecond.toFixed(2)),
        'longest wait, s': Math.round(sustained.longestWaitMs / 1000),
        'longest wait of a notification, s': Math.round(sustained.longestNotifiedMs / 1000),
        'most deltas to add up': sustained.mostDeltas,
      };
    }),
  );
