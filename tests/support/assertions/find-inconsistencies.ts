import type { Booking } from '@carwash/domain/bookings/booking';
import { editRefundReason } from '@carwash/domain/bookings/money-of-edit';
import { bookingIdOf } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { becameBooking } from '@carwash/domain/payments/transaction-status-policy';
import {
  faultsOfBays,
  faultsOfClosures,
  faultsOfDisplaced,
  faultsOfMinutes,
} from './faults-of-bays.ts';
import { faultsOfLedger } from './faults-of-ledger.ts';
import { faultsOfEnd, faultsOfTwice } from './faults-of-sales.ts';
import { faultsOfTill } from './faults-of-till.ts';
import { byId, isActive, type StoredRecords } from './stored-records.ts';

/** Checks that a paid payment is exactly one of three: a booking, a refund that is due, a refund. */
function faultOfPaid(
  id: string,
  transaction: Transaction | undefined,
  booking: Booking | undefined,
): string | null {
  if (!transaction) return `${id} was paid, and nobody knows of it`;
  const { status, received } = transaction;
  if (status === 'pending' || status === 'failed') return `${id} was paid, and is ${status}`;
  if (!received) return `${id} was paid, and nobody noted what arrived`;
  if (becameBooking(transaction)) return booking ? null : `${id} was paid, and booked nothing`;
  return booking ? `${id} goes back, and has booked all the same` : null;
}

function faultsOfPayments({ paid, transactions, bookings }: StoredRecords): string[] {
  const [payments, booked] = [byId(transactions), byId(bookings)];
  return paid
    .map((id) => faultOfPaid(id, payments.get(id), booked.get(id)))
    .filter((fault) => fault !== null);
}

/** Finds bookings and refunds without a charge by the provider. */
function faultsOfUnpaid({ paid, transactions }: StoredRecords): string[] {
  const known = new Set(paid);
  return transactions
    .filter(
      ({ status, paymentMethod }) =>
        paymentMethod === 'card' && !['pending', 'failed'].includes(status),
    )
    .filter(({ _id }) => !known.has(_id))
    .map(({ _id, status }) => `${_id} is ${status}, and was never paid`);
}

function faultsOfBookings({ transactions, bookings }: StoredRecords): string[] {
  const [payments, booked] = [byId(transactions), byId(bookings)];
  const unpaid = bookings
    .filter(({ _id }) => {
      const payment = payments.get(_id);
      return !payment || !becameBooking(payment);
    })
    .map(({ _id }) => `${_id} is booked, and has no payment that bought it`);
  const unbooked = transactions
    .filter((transaction) => becameBooking(transaction) && !booked.has(bookingIdOf(transaction)))
    .map(({ _id }) => `${_id} has bought a booking that is not there`);
  return [...unpaid, ...unbooked];
}

/** Checks that each booking names the payments of its additions, and costs what they and its own payment ask for. */
function faultsOfPrices({ transactions, bookings }: StoredRecords): string[] {
  const payments = Map.groupBy(transactions, bookingIdOf);
  const centsOf = (amount: number) => Math.round(amount * 100);
  return bookings.flatMap(({ _id, amount, additions = [], status, refundTerms }) => {
    const own = payments.get(_id) ?? [];
    const added = own.map((payment) => payment._id).filter((id) => id !== _id);
    if (added.toSorted().join() !== additions.toSorted().join()) {
      return [`${_id} names the additions ${additions.join()}, and has ${added.join()}`];
    }
    if (status === 'cancelled' || refundTerms === 'granted') return [];
    const asked = own
      .filter((payment) => payment.status !== 'void')
      .flatMap(({ amount: sum, refunds = [] }) => [
        centsOf(sum),
        ...refunds
          .filter(({ reason }) => reason === editRefundReason)
          .map((refund) => -centsOf(refund.amount)),
      ])
      .reduce((sum, cents) => sum + cents, 0);
    return asked === centsOf(amount)
      ? []
      : [`${_id} costs ${centsOf(amount)}, and its payments ask for ${asked}`];
  });
}

/**
 * Checks that every booked job has one booking that is not cancelled and has the same claim, and the reverse.
 */
function faultsOfJobs({ days, bookings }: StoredRecords): string[] {
  const active = bookings.filter(isActive);
  const jobs = new Map(days.flatMap(({ jobs }) => Object.entries(jobs)));
  const lonely = active
    .filter(({ slot, claimId, stage }) => {
      const job = jobs.get(claimId);
      // A car that is ready before its minutes have begun has none left.
      if (!job && (stage === 'ready' || stage === 'collected')) return false;
      return !job || job.heldUntil !== null || job.slotId !== slot._id;
    })
    .map(({ _id, slot }) => `${_id} is booked, and has no bay at ${slot._id}`);
  const claims = Map.groupBy(active, ({ claimId }) => claimId);
  const empty = [...jobs]
    .filter(([claimId, { heldUntil }]) => !heldUntil && claims.get(claimId)?.length !== 1)
    .map(([claimId, { slotId, bay }]) => {
      const booked = claims.get(claimId)?.length ?? 0;
      return `${slotId} is booked in ${bay} by ${booked} bookings`;
    });
  return [...lonely, ...empty];
}

/** Checks that each day names the services of its starts: lists and the deletion of a service find days by them. */
const faultsOfDays = ({ days }: StoredRecords): string[] =>
  days.flatMap(({ _id, starts, closed, serviceIds }) => {
    const offered = [...new Set([starts, closed].flatMap(Object.keys))].toSorted().join();
    const named = serviceIds.toSorted().join();
    return offered === named ? [] : `${_id} has starts of ${offered} and names ${named}`;
  });

/**
 * Finds pending payments that their customer's version does not name, because the customer's next purchase
 * would overlook them.
 */
function faultsOfVersions({ customerVersions, transactions }: StoredRecords): string[] {
  const known = byId(customerVersions);
  return transactions
    .filter(({ status, customer: { uid }, _id }) => {
      const named = uid === null ? [] : (known.get(uid)?.openPayments ?? []);
      return status === 'pending' && !named.includes(_id);
    })
    .map(
      ({ _id }) => `${_id} is pending, and the customerVersion of its customer does not name it`,
    );
}

function faultsOfCounters({ counted, recounted }: StoredRecords): string[] {
  const ids = new Set([...counted.keys(), ...recounted.keys()]);
  return [...ids].flatMap((id) => {
    const [said, is] = [counted.get(id), recounted.get(id)];
    const paths = new Set([...(said?.keys() ?? []), ...(is?.keys() ?? [])]);
    return [...paths]
      .filter((path) => (said?.get(path) ?? 0) !== (is?.get(path) ?? 0))
      .map((path) => `${id}/${path} says ${said?.get(path) ?? 0}, and is ${is?.get(path) ?? 0}`);
  });
}

const checks = {
  payments: faultsOfPayments,
  unpaid: faultsOfUnpaid,
  bookings: faultsOfBookings,
  prices: faultsOfPrices,
  jobs: faultsOfJobs,
  days: faultsOfDays,
  bays: faultsOfBays,
  closures: faultsOfClosures,
  displaced: faultsOfDisplaced,
  minutes: faultsOfMinutes,
  twice: faultsOfTwice,
  end: faultsOfEnd,
  customerVersions: faultsOfVersions,
  counters: faultsOfCounters,
  till: ({ till }: StoredRecords) => faultsOfTill(till),
  ledger: faultsOfLedger,
};

export type Check = keyof typeof checks;

export const checkNames = Object.keys(checks) as Check[];

/** Checks that fail because of a test itself, each with the reason. */
export type Excused = Partial<Record<Check, string>>;

/** Finds all inconsistencies in the records, one line each. */
export const findInconsistencies = (records: StoredRecords, excused: Excused = {}): string[] =>
  checkNames
    .filter((check) => excused[check] === undefined)
    .flatMap((check) => checks[check](records));
