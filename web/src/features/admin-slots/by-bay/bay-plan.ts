import type { Booking } from '@carwash/domain/bookings/booking';
import type { VisitProgress } from '@carwash/domain/bookings/visit-progress';
import type { Bay } from '@carwash/domain/days/bay';
import type { Closure, Day, Job } from '@carwash/domain/days/day';
import { isFreeAt } from '@carwash/domain/days/free-bays';
import type { BaysAndClosures } from '@carwash/domain/days/roster';
import type { Service } from '@carwash/domain/services/service';
import type { OpeningHours } from '@carwash/domain/settings/opening-hours';
import { nightName } from '@carwash/domain/slots/opening-day';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import type { SlotState } from '@carwash/domain/slots/slot-state';
import { displacedJobs } from '@carwash/domain/slots/with-bays';
import { hourMs, minuteMs } from '@carwash/domain/time/durations';
import { formatClockTime } from '@carwash/domain/time/format-clock-time';
import { countStates, type DayColumn, type PlannedSlot } from '../day/day-plan';
import { jobProgress } from '../day/job-progress';
import { between, earliest, latest, openOn, type Span, wholeDay, within } from './open-spans';
import { type ColumnOfSpan, withColumns } from './overlap-columns';
import { minuteHeightFor, type ScaledDay } from './time-scale';

/** A job with the details that the desk sees. */
export interface PlannedJob extends Span, ColumnOfSpan {
  claimId: string;
  slotId: Job['slotId'];
  /** Time at which the clean-up after the job ends. */
  cleanAt: Date;
  /** null when the job is booked. */
  heldUntil: Date | null;
  serviceName: string;
  /** null when the booking is unknown or still loading. */
  booking: Booking | null;
  /** Means nothing for holds. */
  progress: VisitProgress;
  /** Whether its time is over, or how the visit ended is known, so that it needs no bay; false for holds. */
  isOver: boolean;
}

export interface ClosedTime extends Span {
  /** Reason; may be empty. */
  note: string;
}

/** Starts at about the same time for which a bay is free. */
export interface Offer extends Span {
  slots: PlannedSlot[];
}

/** Columns of jobs without a bay. missing: somebody has to find them one. former: over, in a bay that is gone. */
export type ColumnWithoutBay = 'missing' | 'former';

/** The jobs, closures and offers of one bay, each list earliest first. */
export interface BayColumn {
  bay: Pick<Bay, '_id' | 'name' | 'kind'> | null;
  /** null for the column of a bay. */
  without: ColumnWithoutBay | null;
  jobs: PlannedJob[];
  closures: ClosedTime[];
  offers: Offer[];
}

/** An hour of the day, with the starts in it. */
export interface DayHour {
  at: Date;
  /** See `formatClockTime`. */
  time: string;
  /** The night to which the hour belongs if it is one after midnight, 'Thursday night'; null for others. */
  night: string | null;
  slots: PlannedSlot[];
}

/** `done`: the visit has ended, or its time is over. */
type CountedProgress = 'arrived' | 'washing' | 'ready' | 'unseen' | 'done';

const countedAs = (progress: VisitProgress): 'booked' | CountedProgress => {
  switch (progress) {
    case 'pending':
      return 'booked';
    case 'arrived':
    case 'washing':
    case 'ready':
    case 'unseen':
      return progress;
    default:
      return 'done';
  }
};

export interface BayPlan extends ScaledDay {
  /** In the business's order, vans after bays; the columns of jobs without a bay come first. */
  columns: BayColumn[];
  hours: DayHour[];
  /** Times at which the business is closed. */
  shut: Span[];
  /** Each booked job is counted once: `booked` are those of which nobody has said anything yet. */
  counts: Record<SlotState | CountedProgress, number>;
  /** Number of bays that are closed for at least a part of the day. */
  closedBays: number;
}

interface BayFacts {
  day: Day;
  services: readonly DayColumn[];
  bookings: readonly Booking[];
  names: readonly Pick<Service, '_id' | 'name'>[];
  roster: Pick<BaysAndClosures, 'closures'> | null;
  hours: OpeningHours;
  timeZone: string;
}

const byTime = (one: Span, other: Span): number => one.from.getTime() - other.from.getTime();

/**
 * Returns the span to show, in full hours: opening hours, jobs and slots together; the whole day when there
 * are none.
 */
function shownSpan(open: readonly Span[], jobs: readonly Span[], facts: BayFacts): Span {
  const { day, services, timeZone } = facts;
  const whole = wholeDay(day._id, timeZone);
  const slots = services.flatMap((column) => column.slots);
  const all = [
    ...open,
    ...jobs,
    ...slots.map(({ slot }) => ({ from: slot.startsAt, to: slot.endsAt })),
  ];
  if (all.length === 0) return whole;
  const span = within(
    { from: earliest(...all.map(({ from }) => from)), to: latest(...all.map(({ to }) => to)) },
    whole,
  );
  const hours = Math.ceil((span.to.getTime() - whole.from.getTime()) / hourMs);
  return {
    from: new Date(
      whole.from.getTime() +
        Math.floor((span.from.getTime() - whole.from.getTime()) / hourMs) * hourMs,
    ),
    to: earliest(new Date(whole.from.getTime() + hours * hourMs), whole.to),
  };
}

function hoursIn(
  { from, to }: Span,
  slots: readonly PlannedSlot[],
  { day, hours, timeZone }: BayFacts,
): DayHour[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / hourMs);
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(from.getTime() + index * hourMs);
    const next = new Date(at.getTime() + hourMs);
    return {
      at,
      time: formatClockTime(at, timeZone),
      night: nightName({ date: day._id, startsAt: at }, hours, timeZone),
      slots: slots.filter(({ slot }) => at <= slot.startsAt && slot.startsAt < next),
    };
  });
}

/** Tells whether a job takes its bay: an expired hold does not. */
const isThere = ({ heldUntil }: Job, now: Date) => heldUntil === null || heldUntil > now;

/** Returns the jobs of the day, without those of which at most the clean-up reaches into it. */
function jobsOf({ day, bookings, names, timeZone }: BayFacts, now: Date) {
  const { from: midnight } = wholeDay(day._id, timeZone);
  const bookingOf = new Map(bookings.map((booking) => [booking.claimId, booking]));
  const nameOf = new Map(names.map(({ _id, name }) => [_id, name]));
  const cleanUpOf = new Map(day.bays.map(({ _id, cleanUp }) => [_id, cleanUp]));
  return Object.entries(day.jobs)
    .filter(([, job]) => job.to > midnight && isThere(job, now))
    .map(([claimId, { bay, slotId, from, to, heldUntil }]) => {
      const booking = bookingOf.get(claimId) ?? null;
      const serviceName =
        booking?.service.name ?? nameOf.get(partsOfSlotId(slotId)?.serviceId ?? '') ?? 'A service';
      const cleanAt = new Date(to.getTime() + (cleanUpOf.get(bay) ?? 0) * minuteMs);
      const progress = jobProgress(booking, to, now);
      const hasEnded = booking !== null && booking.status !== 'pending';
      const isOver = heldUntil === null && (hasEnded || to <= now);
      const job = { claimId, bay, slotId, from, to, cleanAt, heldUntil, serviceName };
      return { ...job, booking, progress, isOver };
    });
}

/** Starts closer together than this are offered by one button, because a button needs some height. */
const closeMs = 15 * minuteMs;

/**
 * Returns offers of the open starts for which a bay is free, each lasting until the next start or until
 * something takes the bay.
 */
function offersOf(
  bay: string,
  slots: readonly PlannedSlot[],
  obstacles: readonly Span[],
  now: Date,
): Offer[] {
  const free = slots.filter(
    ({ slot, state }) =>
      state === 'open' && slot.free.some((each) => each.bay === bay && isFreeAt(each, now)),
  );
  const offers: Offer[] = [];
  for (const planned of free) {
    const { startsAt, endsAt } = planned.slot;
    const last = offers.at(-1);
    if (last && startsAt.getTime() - last.from.getTime() < closeMs) {
      last.slots.push(planned);
      last.to = latest(last.to, endsAt);
    } else offers.push({ from: startsAt, to: endsAt, slots: [planned] });
  }
  return offers.map((offer, index) => {
    const next = offers[index + 1]?.from ?? offer.to;
    const ends = obstacles.map(({ from }) => from).filter((from) => from > offer.from);
    return { ...offer, to: earliest(offer.to, next, ...ends) };
  });
}

function closuresIn(bay: string, closures: Day['closures'], roster: BayFacts['roster']) {
  const noteOf = new Map(roster?.closures.map(({ _id, note }) => [`${_id}_${bay}`, note]));
  const isOfBay = ([, closure]: [string, Closure]) => closure.bay === bay;
  return Object.entries(closures)
    .filter(isOfBay)
    .map(([id, { from, to }]): ClosedTime => ({ from, to, note: noteOf.get(id) ?? '' }))
    .sort(byTime);
}

/** Sorts bays: vans come last, otherwise in the business's order. */
const inOrder = (bays: readonly Bay[]): Bay[] => [
  ...bays.filter(({ kind }) => kind === 'bay'),
  ...bays.filter(({ kind }) => kind === 'van'),
];

/**
 * Computes the plan of a day: the jobs of each bay, and the starts that can still be sold. Every
 * booking and hold is included: those without a bay are in a column of their own.
 */
export function planBays(facts: BayFacts, now: Date): BayPlan {
  const { day, services, roster, timeZone } = facts;
  const bays = inOrder(day.bays);
  const jobs = jobsOf(facts, now);
  const displaced = new Set(displacedJobs(day));
  const withoutBay = ({ claimId, bay, isOver }: (typeof jobs)[number]): ColumnWithoutBay | null => {
    const isGone = !bays.some(({ _id }) => _id === bay);
    if (isOver) return isGone ? 'former' : null;
    return isGone || displaced.has(claimId) ? 'missing' : null;
  };
  const housed = jobs.filter((job) => withoutBay(job) === null);
  const slots = services.flatMap((column) => column.slots).sort(bySlotTime);
  const columns = bays.map(({ _id, name, kind }): BayColumn => {
    const own = withColumns(housed.filter(({ bay }) => bay === _id));
    const closures = closuresIn(_id, day.closures, roster);
    const offers = offersOf(_id, slots, [...own, ...closures], now);
    return { bay: { _id, name, kind }, without: null, jobs: own, closures, offers };
  });
  const columnsWithout = (['missing', 'former'] as const)
    .map((without): BayColumn => {
      const own = withColumns(jobs.filter((job) => withoutBay(job) === without));
      return { bay: null, without, jobs: own, closures: [], offers: [] };
    })
    .filter((column) => column.jobs.length > 0);
  const booked = jobs.filter(({ heldUntil }) => heldUntil === null);
  const countOf = (counted: ReturnType<typeof countedAs>) =>
    booked.filter(({ progress }) => countedAs(progress) === counted).length;
  const open = openOn(day._id, facts.hours, timeZone);
  const span = shownSpan(open, jobs, facts);
  return {
    ...span,
    minuteHeight: minuteHeightFor(
      [...columnsWithout, ...columns].flatMap((column) => [...column.jobs, ...column.offers]),
    ),
    columns: [...columnsWithout, ...columns],
    hours: hoursIn(span, slots, facts),
    shut: between(open, span),
    counts: {
      ...countStates(services),
      booked: countOf('booked'),
      arrived: countOf('arrived'),
      washing: countOf('washing'),
      ready: countOf('ready'),
      unseen: countOf('unseen'),
      done: countOf('done'),
      held: jobs.filter(({ heldUntil }) => heldUntil !== null).length,
    },
    closedBays: columns.filter(({ closures }) => closures.length > 0).length,
  };
}

const bySlotTime = (one: PlannedSlot, other: PlannedSlot): number =>
  one.slot.startsAt.getTime() - other.slot.startsAt.getTime() ||
  one.serviceName.localeCompare(other.serviceName);

/** Returns when the plan changes by itself, through time alone; null if it never does. */
export function nextBayChange({ jobs }: Pick<Day, 'jobs'>, now: Date): Date | null {
  const ends = Object.values(jobs)
    .map(({ heldUntil, to }) => heldUntil ?? to)
    .filter((end) => end > now);
  return ends.length === 0 ? null : earliest(...ends);
}
