import { randomBytes } from 'node:crypto';
import type { Bay } from '@carwash/domain/days/bay';
import { type BaysAndClosures, rosterId } from '@carwash/domain/days/roster';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { requireListsAsSeen } from '../db/require-lists-as-seen.ts';
import { badInput } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { changeRoster, closuresNow, previewRoster } from './change-roster.ts';
import { readRoster } from './read-roster.ts';
import { requireDayFits } from './require-day-fits.ts';

type EnteredBay = Omit<Bay, '_id'> & { _id?: string | undefined };

const namedBays = (entered: readonly EnteredBay[]): Bay[] =>
  entered.map((bay) => ({ ...bay, _id: bay._id ?? `bay-${randomBytes(4).toString('hex')}` }));

/**
 * Checks the services of the bays. Services that have been deleted since they were chosen may stay.
 * @throws ApiError bad_input that names the bay with a service that does not exist
 */
async function requireServices(bays: readonly Bay[], context: Context): Promise<void> {
  const [services, roster] = await Promise.all([
    context.db.services.select().get(),
    readRoster(context),
  ]);
  const chosen = roster.bays.flatMap(({ services }) => services ?? []);
  const known = new Set([...services.docs.map(({ id }) => id), ...chosen]);
  const at = bays.findIndex(({ services }) => services?.some((id) => !known.has(id)));
  if (at >= 0) throw badInput(`bays[${at}].services`, 'Choose services from the list.');
}

function recordChange(
  batch: WriteBatch,
  before: readonly Bay[],
  bays: readonly Bay[],
  caller: Staff,
  context: Context,
): void {
  addAuditEntry(
    batch,
    {
      kind: 'bay',
      action: 'bays changed',
      subject: { id: rosterId, label: bays.map(({ name }) => name).join(', ') },
      before: { bays: before },
      after: { bays },
    },
    caller,
    context,
  );
}

/** Returns the effect of a plan. Its `displaced` has only bookings that have a bay at present. */
async function previewChange(
  decide: (before: BaysAndClosures) => BaysAndClosures,
  context: Context,
) {
  const roster = await readRoster(context);
  const after = await previewRoster(decide(roster), context);
  const { bays } = roster;
  const today = await previewRoster({ bays, closures: closuresNow(roster, context) }, context);
  const displaced = after.displaced.filter((claimId) => !today.displaced.includes(claimId));
  return { ...after, displaced };
}

/**
 * Sets up the bays and copies them to every day from today on, each in one commit while customers book. Closures of
 * removed bays end. If the call fails, repeating it changes the rest. A preview returns the effect on holds and on
 * bookings that have a bay at present, and changes nothing.
 * @throws ApiError bad_input, also for so many that a day might not fit in its document; conflict when the bays have changed since the caller saw them
 */
export const setBays: Handler<Context, Endpoints['setBays']> = async (
  { body: { bays: entered, seen, preview }, caller },
  context,
) => {
  const bays = namedBays(entered);
  await requireServices(bays, context);
  await requireDayFits({ field: 'bays', bays }, context);
  const decide = (before: BaysAndClosures): BaysAndClosures => {
    requireListsAsSeen({ bays: seen }, { bays: before.bays }, { bays });
    return { bays, closures: closuresNow({ bays, closures: before.closures }, context) };
  };
  const { days, displaced, lost, moved } = preview
    ? await previewChange(decide, context)
    : await changeRoster(
        decide,
        (batch, before) => recordChange(batch, before.bays, bays, caller, context),
        context,
      );
  return {
    bays,
    moved: moved.length,
    paying: lost.length,
    displaced: await findAffectedBookings({ claimIds: displaced, days }, context),
  };
};
