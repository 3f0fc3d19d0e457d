import type { Day } from '@carwash/domain/days/day';
import type { Endpoints } from '@carwash/domain/endpoints';
import { addDays } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { displacedOn } from './is-displaced.ts';
import { readDaysToCome } from './read-days-to-come.ts';

/** Returns the claim ids of the bookings to come for which there is no bay. */
const displacedOnDays = (days: readonly Day[]): string[] =>
  days.flatMap((day, at) => {
    const next = days[at + 1];
    const after = next?._id === addDays(day._id, 1) ? next : undefined;
    return displacedOn(day, { before: days[at - 1], after });
  });

/** Returns the claim ids of all bookings to come for which there is no bay. */
export const findDisplaced = async (context: Context): Promise<string[]> =>
  displacedOnDays(await readDaysToCome(context));

export const listDisplaced: Handler<Context, Endpoints['listDisplaced']> = async (
  _request,
  context,
) => {
  const days = await readDaysToCome(context);
  return findAffectedBookings({ claimIds: displacedOnDays(days), days }, context);
};
