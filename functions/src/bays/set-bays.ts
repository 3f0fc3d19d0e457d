import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Bay, Roster } from '@carwash/domain/bays/bay';
import { rosterId } from '@carwash/domain/bays/bay';
import type { Endpoints } from '@carwash/domain/endpoints';
import { withBays } from '@carwash/domain/slots/with-bays';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Admin, Handler } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { type ChangedDay, changeOpenings } from './change-openings.ts';
import type { ReadDays } from './read-days.ts';
import { noteNewDays, readRoster } from './read-roster.ts';

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

/**
 * Services that have been deleted since they were chosen may stay.
 * @throws ApiError bad_input that names the bay with a service that does not exist
 */
async function requireServices(bays: readonly Bay[], context: Context): Promise<void> {
  const [services, roster] = await Promise.all([
    context.db.services.select().get(),
    readRoster(context),
  ]);
  const chosen = roster.data()?.bays?.flatMap(({ services }) => services ?? []) ?? [];
  const known = new Set([...services.docs.map(({ id }) => id), ...chosen]);
  const at = bays.findIndex(({ services }) => services?.some((id) => !known.has(id)));
  if (at >= 0) throw badInput(`bays[${at}].services`, 'Choose services from the list.');
}

/** As many of the days after one, yyyy-MM-dd, as a commit can hold, the earliest first. */
const readNextDays = async (after: string, { db }: Context): Promise<ReadDays> =>
  (await db.occupancy.where('date', '>', after).orderBy('date').limit(daysPerCommit).get()).docs;

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
 * @throws ApiError bad_input; conflict when somebody else sets them up meanwhile
 */
export const setBays: Handler<Context, Endpoints['setBays']> = async (
  { body: { bays: entered }, caller },
  context,
) => {
  const bays = namedBays(entered);
  await requireServices(bays, context);
  const settled = new Map<string, string>();
  const displaced = new Set<string>();
  const yesterday = addDays(businessDay(context.now(), context.settings.businessTimeZone), -1);
  for (let after: string | undefined = yesterday; after !== undefined; ) {
    const done: string = after;
    after = await retryOnConflict(async () => {
      const [roster, days] = await Promise.all([readRoster(context), readNextDays(done, context)]);
      const placed = new Map(settled);
      const batch = context.db.batch();
      if (done === yesterday) {
        writeRoster(batch, roster, bays, caller, context);
      } else if (isDeepStrictEqual(roster.data()?.bays, bays)) {
        noteNewDays(batch, roster, context);
      } else {
        throw new ApiError('conflict', 'Somebody else has changed the bays at the same time.');
      }
      const without = changeBaysOfDays(batch, days, bays, placed, context);
      if (!(await commitIfUnchanged(batch))) return undefined;
      for (const [claimId, bay] of placed) settled.set(claimId, bay);
      for (const claimId of without) displaced.add(claimId);
      return { last: days.length < daysPerCommit ? undefined : days.at(-1)?.id };
    }).then(({ last }) => last);
  }
  return { bays, displaced: await findAffectedBookings([...displaced], context) };
};
