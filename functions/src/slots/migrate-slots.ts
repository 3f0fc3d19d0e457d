import { emptyDay, withJobs, withStarts } from '@carwash/domain/bays/changed-day';
import type { Day } from '@carwash/domain/bays/day';
import { collections } from '@carwash/domain/collections';
import { withBays } from '@carwash/domain/slots/with-bays';
import { FieldValue, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { findBookingsOfClaims } from '../bays/affected-bookings.ts';
import type { DaysContext } from '../bays/read-days.ts';
import { noteNewDays, readRoster } from '../bays/read-roster.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';

/** A slot as it was stored while each was sold once. */
interface FormerSlot {
  serviceId: string;
  date: string;
  startTime: string;
  startsAt: { toDate(): Date };
  endsAt: { toDate(): Date };
  isBooked: 'available' | 'booked' | 'canceled';
  heldUntil: { toDate(): Date } | null;
  claimId: string | null;
}

const minuteMs = 60_000;

/** A day of more slots than a commit can hold is migrated in several. */
const slotsPerCommit = 400;

const startOf = ({ serviceId, date, startTime, startsAt, endsAt, isBooked }: FormerSlot) => ({
  serviceId,
  date,
  startTime,
  minutes: Math.round((endsAt.toDate().getTime() - startsAt.toDate().getTime()) / minuteMs),
  becomes: isBooked === 'canceled' ? ('closed' as const) : ('offered' as const),
});

/** Who had the slot has the place of its service. */
function jobOf(slotId: string, slot: FormerSlot) {
  const { serviceId: bay, startsAt, endsAt, isBooked, heldUntil, claimId } = slot;
  if (claimId === null || (isBooked !== 'booked' && heldUntil === null)) return [];
  const [from, to] = [startsAt.toDate(), endsAt.toDate()];
  const until = isBooked === 'booked' ? null : (heldUntil?.toDate() ?? null);
  return { claimId, job: { bay, slotId, from, to, heldUntil: until } };
}

/** The day with the slots, and with the jobs of holds and of bookings that stand, each in a bay if there are any. */
async function migrated(
  day: Day,
  slots: readonly QueryDocumentSnapshot[],
  context: DaysContext,
): Promise<Day> {
  const former = slots.map((slot) => ({ id: slot.id, data: slot.data() as FormerSlot }));
  const jobs = former.flatMap(({ id, data }) => jobOf(id, data));
  const booked = jobs.filter(({ job }) => job.heldUntil === null);
  const bookings = await findBookingsOfClaims(
    booked.map(({ claimId }) => claimId),
    context,
  );
  const standing = new Set(
    bookings.filter(({ status }) => status !== 'cancelled').map(({ claimId }) => claimId),
  );
  const offered = withStarts(
    day,
    former.map(({ data }) => startOf(data)),
  );
  const taken = withJobs(
    offered,
    jobs.filter(({ claimId, job }) => job.heldUntil !== null || standing.has(claimId)),
  );
  return day.bays ? withBays(taken, taken, context.now()).day : taken;
}

/** @returns undefined when another commit conflicted */
async function migratePart(
  date: string,
  firestore: Firestore,
  context: DaysContext,
): Promise<number | undefined> {
  const [day, roster, found] = await Promise.all([
    context.db.occupancy.doc(date).get(),
    readRoster(context),
    firestore.collection(collections.slots).where('date', '==', date).get(),
  ]);
  const slots = found.docs
    .filter((slot) => slot.data().claimId !== undefined)
    .slice(0, slotsPerCommit);
  if (slots.length === 0) return 0;
  const before = day.data() ?? emptyDay(date, roster.data()?.bays ?? null, context.now());
  const { starts, closed, jobs } = await migrated(before, slots, context);
  const batch = context.db.batch();
  if (day.exists) {
    batch.update(day.ref, { starts, closed, jobs }, ifUnchanged(day));
  } else {
    batch.create(day.ref, { ...before, starts, closed, jobs });
    noteNewDays(batch, roster, context);
  }
  for (const slot of slots) {
    const isBooked = slot.data().isBooked === 'canceled' ? 'canceled' : 'available';
    const gone = FieldValue.delete();
    batch.update(slot.ref, { isBooked, heldUntil: gone, claimId: gone }, ifUnchanged(slot));
  }
  return (await commitIfUnchanged(batch)) ? slots.length : undefined;
}

/**
 * Moves what slots said of who has them to the days, from the time when each slot was sold once. What
 * is moved already stays. The openings have to be rebuilt afterwards.
 * @returns the number of slots that were moved
 */
export async function migrateSlots(firestore: Firestore, context: DaysContext): Promise<number> {
  const slots = firestore.collection(collections.slots).orderBy('date').select('date');
  let moved = 0;
  for (let date: string | undefined = ''; date !== undefined; ) {
    const [next] = (await slots.startAfter(date).limit(1).get()).docs;
    date = next?.get('date') as string | undefined;
    if (date === undefined) break;
    const ofDay = date;
    const migrateSome = () => retryOnConflict(() => migratePart(ofDay, firestore, context));
    for (let some = await migrateSome(); some > 0; some = await migrateSome()) moved += some;
  }
  return moved;
}
