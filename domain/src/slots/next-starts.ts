import { withJobs } from '../days/changed-day.ts';
import type { Day, Job } from '../days/day.ts';
import { chooseBay } from '../days/free-bays.ts';
import type { OpeningHours } from '../settings/opening-hours.ts';
import { addDays, businessDay } from '../time/business-time.ts';
import { type JobLength, minutesSold } from './job-length.ts';
import { closedDayOf } from './opening-day.ts';
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
  hours: OpeningHours;
  /** Whether the booking's own start is left out, even if it is open. */
  isElsewhere?: boolean;
}

/** Days by yyyy-MM-dd, the earliest first. */
type Days = ReadonlyMap<string, Day>;

/** The needs of a job that has to move. */
interface Wanted {
  serviceId: string;
  length: JobLength;
}

/** Returns the needs of a job: it keeps its minutes. */
const wantedFor = ({ slotId, from, to }: Job): Wanted => ({
  serviceId: (partsOfSlotId(slotId) ?? noSlot).serviceId,
  length: { takes: minutesSold({ slot: { startsAt: from, endsAt: to } }), hours: null },
});

/** Cache of the open starts of each day by service and length. A changed day is a new object, so a new key. */
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

/** Tells whether the slot is still open when the next day is considered, into which it may reach. */
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
      : slot.startsAt > job.from && closedDayOf(slot, view.hours, view.timeZone) === null;
  for (const day of days.values()) {
    if (day._id < date) continue;
    const slot = openSlotsOf(day, wanted, known, view).find(
      (open) => mayBegin(open) && isOpenIn(days, open, wanted, view),
    );
    if (slot) return slot;
  }
  return undefined;
}

/** Returns the days with a job in its new place, or without it (null). Days that do not change stay the same objects. */
function withJob(days: Days, claimId: string, job: Job | null, timeZone: string): Days {
  const [first, last] = job ? [job.from, job.to].map((at) => businessDay(at, timeZone)) : [];
  const changed = [...days].map(([date, day]): [string, Day] => {
    const reaches = first !== undefined && last !== undefined && first <= date && date <= last;
    if (!reaches && !day.jobs[claimId]) return [date, day];
    return [date, withJobs(day, [{ claimId, job: reaches ? job : null }])];
  });
  return new Map(changed);
}

/** Returns the job that a booking would have in the slot; null if no bay is free. */
function jobIn(slot: Slot, days: Days, now: Date): Job | null {
  const bay = chooseBay(slot.free, days.get(slot.date)?.bays ?? [], now)?.bay;
  if (bay === undefined) return null;
  return { bay, slotId: slot._id, from: slot.startsAt, to: slot.endsAt, heldUntil: null };
}

/**
 * Returns for each booking that cannot stay the next open start of its service: its own if it is open, unless
 * `isElsewhere`, else a later one that belongs to no closed day; null if there is none. Each booking takes its start in
 * the order of the list, so no two are offered the last bay of a start.
 * @param claimIds claim ids of jobs of the days
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
