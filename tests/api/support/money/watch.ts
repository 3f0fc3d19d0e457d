import type { Day } from '@carwash/domain/days/day';
import { unusedTill } from '../../../support/assertions/faults-of-till.ts';
import {
  type Check,
  checkNames,
  findInconsistencies,
} from '../../../support/assertions/find-inconsistencies.ts';
import type { StoredRecords } from '../../../support/assertions/stored-records.ts';
import { readRecords, readSales } from '../records/records.ts';
import { type Business, type Payment, storyOf } from './business.ts';

/** A check that failed, and the step after which it was seen. */
interface Fault {
  check: Check | 'in time';
  line: string;
  step: number;
}

export interface Watch {
  /** Faults by their line, so that each is reported once. */
  faults: Map<string, Fault>;
  /** Collisions with holds that a change of the bays has caused; their payments are refunded. */
  known: Set<string>;
}

export const newWatch = (): Watch => ({ faults: new Map(), known: new Set() });

/** Checks that hold only at the end, because work may be unfinished between two steps. */
const later: readonly Check[] = ['payments', 'counters', 'till', 'ledger'];

const notRead = { counted: new Map(), recounted: new Map(), till: unusedTill };

const faultsOf = (records: StoredRecords, check: Check): string[] =>
  findInconsistencies(
    records,
    Object.fromEntries(checkNames.filter((name) => name !== check).map((name) => [name, 'other'])),
  );

/** Returns the day without its holds. */
function onlyBooked(day: Day): Day {
  const booked = Object.entries(day.jobs).filter(([, { heldUntil }]) => heldUntil === null);
  return { ...day, jobs: Object.fromEntries(booked) };
}

const bookedOf = (records: StoredRecords): StoredRecords => ({
  ...records,
  days: records.days.map(onlyBooked),
});

/**
 * Tells whether a payment that was made while its hold lasted may be refunded: the bays were changed, its
 * start had begun when it was reported, or its customer has paid for the start twice.
 */
function mayGoBack(
  { id, as, slot }: Payment,
  { payments, changes }: Business,
  { transactions }: Pick<StoredRecords, 'transactions'>,
): boolean {
  const payment = transactions.find(({ _id }) => _id === id);
  const { createdAt, paidAt } = payment ?? {};
  if (!createdAt || !paidAt) return true;
  const others = payments.filter((other) => other.as === as && other.slot._id === slot._id);
  return (
    paidAt >= slot.startsAt ||
    // A fault is kept from the step in which it is seen first, so a later change does not excuse it.
    changes.some((change) => change >= createdAt) ||
    others.some((other) => other.id !== id && other.isPaid)
  );
}

/** Finds customers who paid while their hold lasted and did not get the start. */
function faultsInTime(business: Business, records: StoredRecords): string[] {
  const gone = new Set(
    records.transactions
      .filter(({ refundReason }) => refundReason === 'slot_gone')
      .map(({ _id }) => _id),
  );
  return business.payments
    .filter((payment) => payment.isInTime && gone.has(payment.id))
    .filter((payment) => !mayGoBack(payment, business, records))
    .map(({ id, slot }) => `${id} was paid in time for ${slot._id}, and goes back`);
}

/**
 * Checks all stored records after a step.
 * @param isAtEnd whether everything is settled
 */
export async function look(
  business: Business,
  watch: Watch,
  { afterChange = false, isAtEnd = false } = {},
): Promise<void> {
  const { harness } = business;
  const records = isAtEnd
    ? await readRecords(harness)
    : { ...(await readSales(harness)), ...notRead };
  const withHolds = faultsOf(records, 'bays');
  if (afterChange) for (const line of withHolds) watch.known.add(line);
  const checked = checkNames.filter(
    (check) => check !== 'bays' && (isAtEnd || !later.includes(check)),
  );
  const found = [
    ...checked.map((check) => ({ check, lines: faultsOf(records, check) })),
    { check: 'bays' as const, lines: faultsOf(bookedOf(records), 'bays') },
    { check: 'bays' as const, lines: withHolds.filter((line) => !watch.known.has(line)) },
    { check: 'in time' as const, lines: faultsInTime(business, records) },
  ];
  for (const { check, lines } of found) {
    for (const line of lines) {
      if (!watch.faults.has(line)) watch.faults.set(line, { check, line, step: business.step });
    }
  }
}

/** Describes each kind of fault with its first few examples, and the steps that led to the first. */
export function report(business: Business, { faults }: Watch): string[] {
  const kinds = Map.groupBy(faults.values(), ({ check }) => check);
  return [...kinds].flatMap(([check, all]) => [
    `${check}: ${all.length}`,
    ...all
      .slice(0, 3)
      .flatMap(({ line, step }, at) => [
        `  step ${step}: ${line}`,
        ...(at === 0 ? storyOf(business, line, step) : []),
      ]),
  ]);
}
