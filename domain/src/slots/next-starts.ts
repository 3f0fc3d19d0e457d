import { withJobs } from '../days/changed-day.ts';
import type { Day, Job } from '../days/day.ts';
import { chooseBay } from '../days/free-bays.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { addDays, businessDay } from '../time/business-time.ts';
import { isClosedDay } from './booking-window.ts';
import { type JobLength, minutesSold } from './job-length.ts';
import type { Slot } from './slot.ts';
import { partsOfSlotId } from './slot-id.ts';
import { isSlotOpen } from './slot-state.ts';
import { slotOfDay, slotsOfDay } from './slots-of-day.ts';

/** The start of a slot that a booking can move to. */
type NextStart = Pick<Slot, 'date' | 'startTime'> & { slotId: string };

const noSlot = { date: '', serviceId: '' };

interface View {
  timeZone: string;
  now: Date;
  hours: Pick<OpeningHours, 'exceptions'>;
  /** The start that a booking has is no way out, though it may be open. */
  isElsewhere?: boolean;
}

/** Days by yyyy-MM-dd, the earliest first. */
type Days = ReadonlyMap<string, Day>;

/** The needs of a job that has to move. */
interface Wanted {
  serviceId: string;
  length: JobLength;
}

/** A job keeps its minutes. */
const wantedFor = ({ slotId, from, to }: Job): Wanted => ({
  serviceId: (partsOfSlotId(slotId) ?? noSlot).serviceId,
  length: { takes: minutesSold({ slot: { startsAt: from, endsAt: to } }), hours: null },
});

/** The open starts of each service and length, by day as it is; a day that changes is another one. */
type OpenSlots = WeakMap<Day, Map<string, Slot[]>>;

function openSlotsOf(
  day: Day,
  { serviceId, length }: Wanted,
  known: OpenSlots,
  { timeZone, now }: View,
): Slot[] {
  const services = known.get(day) ?? new Map<string, Slot[]>();
  known.set(day, services);
  const key = `${serviceId} ${JSON.stringify(length.takes)}`;
  const slots =
    services.get(key) ??
    slotsOfDay(day, serviceId, { timeZone, length }).filter((slot) => isSlotOpen(slot, now));
  services.set(key, slots);
  return slots;
}

/** Whether the slot is open by the days after it too, if it reaches into them. */
function isOpenIn(days: Days, slot: Slot, { length }: Wanted, { timeZone, now }: View): boolean {
  const [day, next] = [days.get(slot.date), days.get(addDays(slot.date, 1))];
  if (!day || !next || businessDay(slot.endsAt, timeZone) === slot.date) return true;
  const whole = slotOfDay(day, slot, { timeZone, later: [next], length });
  return whole !== null && isSlotOpen(whole, now);
}

function firstOpen(job: Job, days: Days, known: OpenSlots, view: View): Slot | undefined {
  const { date } = partsOfSlotId(job.slotId) ?? noSlot;
  const wanted = wantedFor(job);
  const isOwn = ({ startsAt }: Slot) => startsAt.getTime() === job.from.getTime();
  const mayBegin = (slot: Slot) =>
    isOwn(slot)
      ? !view.isElsewhere
      : slot.startsAt > job.from && !isClosedDay(slot.date, view.hours);
  for (const day of days.values()) {
    if (day._id < date) continue;
    const slot = openSlotsOf(day, wanted, known, view).find(
      (open) => mayBegin(open) && isOpenIn(days, open, wanted, view),
    );
    if (slot) return slot;
  }
  return undefined;
}

/** The days with the job where it is now; null: nowhere. Days that it does not concern stay the same. */
function withJob(days: Days, claimId: string, job: Job | null, timeZone: string): Days {
  const [first, last] = job ? [job.from, job.to].map((at) => businessDay(at, timeZone)) : [];
  const changed = [...days].map(([date, day]): [string, Day] => {
    const reaches = first !== undefined && last !== undefined && first <= date && date <= last;
    if (!reaches && !day.jobs[claimId]) return [date, day];
    return [date, withJobs(day, [{ claimId, job: reaches ? job : null }])];
  });
  return new Map(changed);
}

/** The job in the slot, in the bay that it would get. */
function jobIn(slot: Slot, days: Days, now: Date): Job | null {
  const bay = chooseBay(slot.free, days.get(slot.date)?.bays ?? [], now)?.bay;
  if (bay === undefined) return null;
  return { bay, slotId: slot._id, from: slot.startsAt, to: slot.endsAt, heldUntil: null };
}

/**
 * Where bookings could go that cannot stay: for each the next open start of its service that is not before
 * its own, or, elsewhere, after it; null where there is none. A closed day is no way out. They are served in the order of
 * the list, so that no two are offered the last bay of a start.
 * @param claimIds of jobs of the days
 */
export function nextStarts(
  claimIds: readonly string[],
  read: readonly Day[],
  view: View,
): Map<string, NextStart | null> {
  const known: OpenSlots = new WeakMap();
  const sorted = read.toSorted((one, other) => (one._id < other._id ? -1 : 1));
  let days: Days = new Map(sorted.map((day) => [day._id, day]));
  const found = new Map<string, NextStart | null>();
  for (const claimId of claimIds) {
    const job = read.find(({ jobs }) => jobs[claimId])?.jobs[claimId];
    if (!job) continue;
    const without = withJob(days, claimId, null, view.timeZone);
    const slot = firstOpen(job, without, known, view);
    const moved = slot && jobIn(slot, without, view.now);
    if (moved) days = withJob(days, claimId, moved, view.timeZone);
    found.set(
      claimId,
      slot ? { slotId: slot._id, date: slot.date, startTime: slot.startTime } : null,
    );
  }
  return found;
}
