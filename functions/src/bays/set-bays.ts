import { randomBytes } from 'node:crypto';
import type { Bay, Roster } from '@carwash/domain/bays/bay';
import { rosterId } from '@carwash/domain/bays/bay';
import type { Endpoints } from '@carwash/domain/endpoints';
import { withBays } from '@carwash/domain/slots/with-bays';
import { businessDay } from '@carwash/domain/time/business-time';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput } from '../errors/api-error.ts';
import type { Admin, Handler } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { type ChangedDay, changeOpenings } from './change-openings.ts';
import type { ReadDays } from './read-days.ts';
import { readRoster } from './read-roster.ts';

/** Days per commit. With the openings of the services this stays below the limit of 500 writes. */
const daysPerCommit = 150;

type EnteredBay = Omit<Bay, '_id'> & { _id?: string | undefined };

/** The bays with ids. @throws ApiError bad_input for names and ids that stand twice, and a van without services */
function namedBays(entered: readonly EnteredBay[]): Bay[] {
  const names = entered.map(({ name }) => name.toLowerCase());
  const ids = entered.map(({ _id }) => _id);
  for (const [at, { _id, kind, services }] of entered.entries()) {
    if (names.indexOf(names[at] ?? '') < at) {
      throw badInput(`bays[${at}].name`, 'Every bay needs a name of its own.');
    }
    if (_id !== undefined && ids.indexOf(_id) < at) {
      throw badInput(`bays[${at}]._id`, 'Every bay is named once.');
    }
    if (kind === 'van' && !services?.length) {
      throw badInput(`bays[${at}].services`, 'Choose what the van does.');
    }
  }
  return entered.map((bay) => ({
    ...bay,
    _id: bay._id ?? `bay-${randomBytes(4).toString('hex')}`,
  }));
}

/** @throws ApiError bad_input that names the bay with a service that does not exist */
async function requireServices(bays: readonly Bay[], { db }: Context): Promise<void> {
  const known = new Set((await db.services.select().get()).docs.map(({ id }) => id));
  const at = bays.findIndex(({ services }) => services?.some((id) => !known.has(id)));
  if (at >= 0) throw badInput(`bays[${at}].services`, 'Choose services from the list.');
}

/** The days from today on, the earliest first. */
async function readDaysAhead({ db, now, settings }: Context): Promise<ReadDays> {
  const today = businessDay(now(), settings.businessTimeZone);
  return (await db.occupancy.where('date', '>=', today).orderBy('date').get()).docs;
}

/**
 * Gives the days the bays, in `batch`.
 * @param settled claim id -> bay, of jobs of the days before; those of these days are added
 * @returns the claim ids of jobs for which there is no bay
 */
function changeBaysOfDays(
  batch: WriteBatch,
  days: ReadDays,
  bays: readonly Bay[],
  settled: Map<string, string>,
  context: Context,
): string[] {
  const displaced: string[] = [];
  const changed: ChangedDay[] = [];
  for (const snapshot of days) {
    const before = snapshot.data();
    if (!before) continue;
    const placed = withBays(before, bays, settled);
    const { jobs } = placed.day;
    for (const [claimId, { bay }] of Object.entries(jobs)) settled.set(claimId, bay);
    displaced.push(...placed.displaced);
    changed.push({ before, after: placed.day });
    batch.update(snapshot.ref, { bays: [...bays], jobs }, ifUnchanged(snapshot));
  }
  changeOpenings(batch, changed, context);
  return displaced;
}

function writeRoster(
  batch: WriteBatch,
  roster: DocumentSnapshot<Roster>,
  bays: Bay[],
  caller: Admin,
  context: Context,
): void {
  if (roster.exists) batch.update(roster.ref, { bays }, ifUnchanged(roster));
  else batch.create(roster.ref, { _id: rosterId, bays, daysMade: 0, createdAt: context.now() });
  addAuditEntry(
    batch,
    {
      kind: 'bay',
      action: 'bays changed',
      subject: { id: rosterId, label: bays.map(({ name }) => name).join(', ') },
      before: { bays: roster.data()?.bays ?? null },
      after: { bays },
    },
    caller,
    context,
  );
}

/**
 * Sets up the bays and gives them to every day from today on; each day changes at once, and while
 * customers book on it. If the call fails, repeating it changes the rest.
 * @throws ApiError bad_input
 */
export const setBays: Handler<Context, Endpoints['setBays']> = async (
  { body: { bays: entered }, caller },
  context,
) => {
  const bays = namedBays(entered);
  await requireServices(bays, context);
  const settled = new Map<string, string>();
  const displaced = new Set<string>();
  for (let done = 0, isWhole = false; !isWhole; done += daysPerCommit) {
    isWhole = await retryOnConflict(async () => {
      const [roster, ahead] = await Promise.all([readRoster(context), readDaysAhead(context)]);
      const days = ahead.slice(done, done + daysPerCommit);
      const placed = new Map(settled);
      const batch = context.db.batch();
      if (done === 0) writeRoster(batch, roster, bays, caller, context);
      const without = changeBaysOfDays(batch, days, bays, placed, context);
      if (!(await commitIfUnchanged(batch))) return undefined;
      for (const [claimId, bay] of placed) settled.set(claimId, bay);
      for (const claimId of without) displaced.add(claimId);
      return done + daysPerCommit >= ahead.length;
    });
  }
  return { bays, displaced: await findAffectedBookings([...displaced], context) };
};
