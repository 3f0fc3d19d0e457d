import type { Endpoints } from '@carwash/domain/endpoints';
import { noSuchEntry } from '@carwash/domain/waitlist/refusals';
import type { Context } from '../context.ts';
import { type EntrySnapshot, endEntry, readEntry } from '../days/waitlist-entries.ts';
import { toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';

/**
 * Ends an entry of the caller's.
 * @throws ApiError not_found, for another customer's as well
 */
export const leaveWaitlist: Handler<Context, Endpoints['leaveWaitlist']> = async (
  { params, caller },
  context,
) => {
  const readOwn = async (): Promise<EntrySnapshot> => {
    const entry = await readEntry(params.id, context);
    if (entry.data().uid !== caller.uid) throw toError(noSuchEntry);
    return entry;
  };
  await endEntry(readOwn, context);
  return {};
};
