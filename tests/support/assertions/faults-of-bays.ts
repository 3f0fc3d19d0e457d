import type { Booking } from '@carwash/domain/bookings/booking';
import type { Bay } from '@carwash/domain/days/bay';
import type { Day, Job } from '@carwash/domain/days/day';
import { businessDay } from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { isActive, type StoredRecords } from './stored-records.ts';

/**
 * Checks of the jobs in bays. They read the documents with code of their own, because the product's rules
 * about free bays must not decide whether the product is right.
 */

/** A job, with the days that contain it. */
export interface PlacedJob extends Job {
  claimId: string;
  days: readonly Day[];
}

/** Returns each job once, even if it crosses midnight. A job that differs between two days appears twice. */
export function placedJobs(days: readonly Day[]): PlacedJob[] {
  const entries = days.flatMap((day) =>
    Object.entries(day.jobs).map(([claimId, job]) => ({ claimId, job, day })),
  );
  const places = Map.groupBy(entries, ({ claimId, job: { bay, from, to } }) =>
    [claimId, bay, from.getTime(), to.getTime()].join(' '),
  );
  return [...places.values()].flatMap(([first, ...others]) =>
    first
      ? { ...first.job, claimId: first.claimId, days: [first, ...others].map(({ day }) => day) }
      : [],
  );
}

const overlap = (one: { from: Date; to: Date }, other: { from: Date; to: Date }): boolean =>
  one.from < other.to && other.from < one.to;

const serviceOf = ({ slotId }: Pick<Job, 'slotId'>): string => slotId.slice(0, slotId.indexOf('_'));

/** Tells whether a bay can do a service: a service of a van is done in other bays only if these name it. */
const canDo = ({ services }: Bay, serviceId: string, bays: readonly Bay[]): boolean =>
  services
    ? services.includes(serviceId)
    : !bays.some(({ kind, services: ofVan }) => kind === 'van' && ofVan?.includes(serviceId));

/** Tells whether the job's bay exists and can do it. */
const hasBay = (job: PlacedJob, { bays }: Day): boolean =>
  bays.some((bay) => bay._id === job.bay && canDo(bay, serviceOf(job), bays));

const isClosed = (job: PlacedJob, { closures }: Day): boolean =>
  Object.values(closures).some((closure) => closure.bay === job.bay && overlap(closure, job));

/** Tells whether the job's bay is gone, can't do it, or is closed meanwhile. */
export const isHomeless = (job: PlacedJob): boolean =>
  job.days.some((day) => !hasBay(job, day) || isClosed(job, day));

/** Returns the clean-up time of the bay after a job, in milliseconds. */
const cleanUpMs = ({ bay, days }: PlacedJob): number =>
  Math.max(
    0,
    ...days.flatMap(({ bays }) =>
      bays.filter(({ _id }) => _id === bay).map(({ cleanUp }) => cleanUp * minuteMs),
    ),
  );

const crossesMidnight = ({ from, to }: PlacedJob, timeZone: string): boolean =>
  businessDay(from, timeZone) !== businessDay(new Date(to.getTime() - 1), timeZone);

/**
 * Returns the pairs of jobs in a bay of which the second begins before the bay is clean after the first,
 * across midnight too.
 */
export function collidingJobs(days: readonly Day[]): [PlacedJob, PlacedJob][] {
  const bays = Map.groupBy(placedJobs(days), ({ bay }) => bay);
  return [...bays.values()].flatMap((jobs) => {
    const inOrder = jobs.toSorted((one, other) => one.from.getTime() - other.from.getTime());
    return inOrder.flatMap((job, at) => {
      const cleanAt = job.to.getTime() + cleanUpMs(job);
      return inOrder
        .slice(at + 1)
        .filter((other) => other.from.getTime() < cleanAt)
        .map((other): [PlacedJob, PlacedJob] => [job, other]);
    });
  });
}

interface Listing {
  /** Tells whether the console lists the job as having no bay. */
  isListed(job: PlacedJob): boolean;
  /** Tells whether the job is over, or began on an earlier day, so that the console need not list it. */
  isOver(job: PlacedJob): boolean;
}

function listingOf({ bookings, displaced, displacedFrom, timeZone }: StoredRecords): Listing {
  const claims = new Map(bookings.map((booking) => [booking.claimId, booking]));
  const listed = new Set(displaced);
  return {
    isListed({ claimId }) {
      const booking = claims.get(claimId);
      return booking !== undefined && listed.has(booking._id);
    },
    isOver({ claimId, heldUntil, from }) {
      if (heldUntil) return false;
      const isPending = claims.get(claimId)?.status === 'pending';
      return !isPending || businessDay(from, timeZone) < displacedFrom;
    },
  };
}

/**
 * Tells whether two jobs may be in one bay, because admins are told to move one of them: its own bay is gone
 * or closed, only the clean-up between them has become too short, or their bays were chosen on different
 * days.
 */
function isKnownCollision(
  pair: readonly PlacedJob[],
  { isListed, isOver }: Listing,
  timeZone: string,
): boolean {
  const known = pair.filter((job) => isListed(job) || isOver(job));
  if (known.length === 0) return false;
  const [one, other] = pair;
  const isCleanUpOnly = one !== undefined && other !== undefined && !overlap(one, other);
  return (
    isCleanUpOnly || known.some(isHomeless) || pair.some((job) => crossesMidnight(job, timeZone))
  );
}

const clock = (moment: Date): string => moment.toISOString().slice(0, 16);

export const nameOfJob = ({ slotId, claimId, from, to, heldUntil }: PlacedJob): string =>
  `${slotId} (${heldUntil ? 'held' : 'booked'} by ${claimId.slice(0, 8)}, ${clock(from)} to ${clock(to)})`;

/** Finds two jobs that overlap in a bay, including the clean-up between them. */
export function faultsOfBays(records: StoredRecords): string[] {
  const listing = listingOf(records);
  return collidingJobs(records.days)
    .filter((pair) => !isKnownCollision(pair, listing, records.timeZone))
    .map(([one, other]) => `${nameOfJob(one)} and ${nameOfJob(other)} are both in ${one.bay}`);
}

/**
 * Finds bookings in a closed time of their bay, unless the console lists them. The payment of a hold is
 * refunded.
 */
export function faultsOfClosures(records: StoredRecords): string[] {
  const { isListed, isOver } = listingOf(records);
  return placedJobs(records.days)
    .filter((job) => job.heldUntil === null && !isListed(job) && !isOver(job))
    .filter((job) => job.days.some((day) => isClosed(job, day)))
    .map((job) => `${nameOfJob(job)} is in ${job.bay}, which is closed, and nobody is told`);
}

/**
 * Finds bookings that lost their bay without a change of the bays. A payment after such a change gets a bay
 * or a refund.
 */
export function faultsOfDisplaced({ bookings, displaced, baysChangedAt }: StoredRecords): string[] {
  const listed = new Set(displaced);
  return bookings
    .filter(
      ({ _id, createdAt }) => listed.has(_id) && !(baysChangedAt && createdAt <= baysChangedAt),
    )
    .map(({ _id, slot }) => `${_id} was booked at ${slot._id} where there was no bay for it`);
}

const minutesBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / minuteMs;

const minutesOfBooking = ({ slot }: Pick<Booking, 'slot'>): number =>
  minutesBetween(slot.startsAt, slot.endsAt);

/**
 * Tells whether the car of a booking is out of its bay, or has not come, so that the rest of its minutes is free. A
 * no-show may have been corrected to completed since.
 */
const hasLeft = ({ status, stage }: Booking): boolean =>
  status !== 'pending' || stage === 'ready' || stage === 'collected';

/** Tells whether a car that is in its bay again has lost the rest of its minutes to another one meanwhile. */
const hasLostRest = (job: PlacedJob, { stage, slot }: Booking, jobs: readonly PlacedJob[]) =>
  stage !== 'expected' &&
  jobs.some(
    ({ bay, claimId, from }) =>
      bay === job.bay &&
      claimId !== job.claimId &&
      from >= job.to &&
      from.getTime() < slot.endsAt.getTime() + cleanUpMs(job),
  );

/**
 * Finds jobs whose minutes differ from the sold minutes: those of the payment's lines, and of the booking. Fewer are
 * kept of a car that has left, and of one that is back when somebody else has them.
 */
export function faultsOfMinutes({ days, transactions, bookings, edited }: StoredRecords): string[] {
  const payments = new Map(transactions.map((payment) => [payment.claimId, payment]));
  const booked = new Map(bookings.filter(isActive).map((booking) => [booking.claimId, booking]));
  const jobs = placedJobs(days);
  return jobs.flatMap((job) => {
    const [payment, booking] = [payments.get(job.claimId), booked.get(job.claimId)];
    const sold = payment?.lines.reduce((sum, { minutes }) => sum + minutes, 0);
    const kept = minutesBetween(job.from, job.to);
    const mayBeShort = booking && (hasLeft(booking) || hasLostRest(job, booking, jobs));
    if (mayBeShort && kept <= minutesOfBooking(booking)) return [];
    return [
      // The desk can make a job longer, or change what is done after it was paid.
      ...(payment && !(booking && edited.includes(booking._id)) && sold !== kept
        ? [`${payment._id} was sold ${sold} minutes, and ${kept} are kept of ${nameOfJob(job)}`]
        : []),
      ...(booking && minutesOfBooking(booking) !== kept
        ? [`${booking._id} says ${minutesOfBooking(booking)} minutes, and ${kept} are kept`]
        : []),
    ];
  });
}
