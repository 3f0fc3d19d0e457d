import type { BaysAndClosures } from '@carwash/domain/days/roster';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { changeRoster, closuresNow } from './change-roster.ts';
import { closureForAudit } from './closure-for-audit.ts';
import { readDaysToCome } from './read-days-to-come.ts';
import { readRoster } from './read-roster.ts';

/** Tells whether a closure is left on some day, because a call that ended it was interrupted. */
const isLeftOnDays = async (id: string, context: Context): Promise<boolean> =>
  (await readDaysToCome(context)).some(({ closures }) =>
    Object.keys(closures).some((key) => key.startsWith(`${id}_`)),
  );

/**
 * Ends a closure, on every day from today on. Bookings that had no bay get one where they fit again. If the call
 * fails, repeating it changes the rest.
 * @throws ApiError not_found; conflict when somebody changes the bays meanwhile
 */
export const reopenBays: Handler<Context, Endpoints['reopenBays']> = async (
  { params: { id }, caller },
  context,
) => {
  const find = ({ closures }: BaysAndClosures) => closures.find(({ _id }) => _id === id);
  if (!find(await readRoster(context)) && !(await isLeftOnDays(id, context))) {
    throw new ApiError('not_found', 'There is no such closure.');
  }
  await changeRoster(
    (roster) => {
      const closures = closuresNow(roster, context);
      return { bays: roster.bays, closures: closures.filter(({ _id }) => _id !== id) };
    },
    (batch, roster) => {
      const closure = find(roster);
      if (!closure) return;
      const { subject, fields } = closureForAudit(closure, roster.bays);
      const change = { kind: 'bay', action: 'bays reopened', subject } as const;
      addAuditEntry(batch, { ...change, before: fields, after: null }, caller, context);
    },
    context,
  );
  return {};
};
