import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type CloseBays, mostClosures, type PlannedClosure } from '@carwash/domain/days/closure';
import { closuresOfDay } from '@carwash/domain/days/closures-of-day';
import type { Day } from '@carwash/domain/days/day';
import type { BaysAndClosures } from '@carwash/domain/days/roster';
import type { Endpoints } from '@carwash/domain/endpoints';
import { lastSlotDay } from '@carwash/domain/slots/slot-times';
import { businessDay } from '@carwash/domain/time/business-time';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { ApiError, badInput } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { changeRoster, closuresNow, previewRoster } from './change-roster.ts';
import { closureForAudit } from './closure-for-audit.ts';
import { readRoster } from './read-roster.ts';

type Entered = Omit<CloseBays, 'preview'>;

function requireBays({ bays }: BaysAndClosures, { bays: ids }: Entered): void {
  if (ids.some((id) => !bays.some(({ _id }) => _id === id))) {
    throw badInput('bays', 'Choose bays from the list.');
  }
}

const isSame = ({ _id, ...closure }: PlannedClosure, entered: Entered): boolean =>
  isDeepStrictEqual(closure, entered);

/**
 * Returns the roster with the closure; unchanged if it has an equal one.
 * @throws ApiError bad_input, conflict
 */
function withClosure(
  roster: BaysAndClosures,
  closure: PlannedClosure,
  context: Context,
): BaysAndClosures {
  requireBays(roster, closure);
  const { bays } = roster;
  const closures = closuresNow(roster, context);
  const { _id, ...entered } = closure;
  if (closures.some((other) => isSame(other, entered))) return { bays, closures };
  if (closures.length >= mostClosures) {
    throw new ApiError('conflict', `At most ${mostClosures} closures. Reopen some of them first.`);
  }
  return { bays, closures: [...closures, closure] };
}

/** @throws ApiError bad_input */
function requireDaysToCome({ to }: Entered, { now, settings }: Context): void {
  if (to < businessDay(now(), settings.businessTimeZone)) {
    throw badInput('to', 'The last day must not be in the past.');
  }
  if (to > lastSlotDay) throw badInput('to', `The last day must not be after ${lastSlotDay}.`);
}

/** Returns the jobs among these that are in a bay at a time for which the closure closes it. */
const standingIn = (
  closure: PlannedClosure,
  claimIds: readonly string[],
  days: readonly Day[],
  { settings }: Context,
): string[] =>
  claimIds.filter((claimId) =>
    days.some(({ _id, bays, jobs: { [claimId]: job } }) => {
      const closed = job ? closuresOfDay([closure], bays, _id, settings.businessTimeZone) : {};
      return Object.values(closed).some(
        ({ bay, from, to }) => job && bay === job.bay && from < job.to && job.from < to,
      );
    }),
  );

/**
 * Closes bays. Bookings go to another bay for the same minutes; those for which there is none stay valid, and are
 * returned. Holds for which there is none end, and their number is returned: a payment that arrives for one is booked
 * if a bay is free by then, else it goes back. An equal closure is not added once more, so repeating the call finishes
 * what a failure has left. A preview returns the same and changes nothing.
 * @throws ApiError bad_input; conflict when somebody changes the bays meanwhile
 */
export const closeBays: Handler<Context, Endpoints['closeBays']> = async (
  { body: { preview, ...entered }, caller },
  context,
) => {
  requireDaysToCome(entered, context);
  const bays = [...new Set(entered.bays)].sort();
  const added: PlannedClosure = {
    ...entered,
    bays,
    _id: `closure-${randomBytes(4).toString('hex')}`,
  };
  const decide = (roster: BaysAndClosures) => withClosure(roster, added, context);
  const { days, displaced, lost, moved } = preview
    ? await previewRoster(decide(await readRoster(context)), context)
    : await changeRoster(
        decide,
        (batch, roster) => {
          const { subject, fields } = closureForAudit(added, roster.bays);
          const change = { kind: 'bay', action: 'bays closed', subject } as const;
          addAuditEntry(batch, { ...change, before: null, after: fields }, caller, context);
        },
        context,
      );
  const standing = standingIn(added, displaced, days, context);
  return {
    closure: preview ? null : await storedClosure(added, context),
    moved: moved.length,
    paying: lost.length,
    displaced: await findAffectedBookings({ claimIds: standing, days }, context),
  };
};

/** Returns the stored closure, whose id is that of the first call. */
async function storedClosure(
  { _id, ...entered }: PlannedClosure,
  context: Context,
): Promise<PlannedClosure | null> {
  const { closures } = await readRoster(context);
  return closures.find((closure) => isSame(closure, entered)) ?? null;
}
