import type { Day } from '@carwash/domain/days/day';
import type { Endpoints } from '@carwash/domain/endpoints';
import { displacedJobs } from '@carwash/domain/slots/with-bays';
import { addDays } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { findAffectedBookings } from './affected-bookings.ts';
import { readDaysToCome } from './read-days-to-come.ts';

const baysOf = ({ jobs }: Day): Map<string, string> =>
  new Map(Object.entries(jobs).map(([claimId, { bay }]) => [claimId, bay]));

export const listDisplaced: Handler<Context, Endpoints['listDisplaced']> = async (
  _request,
  context,
) => {
  const days = await readDaysToCome(context);
  const displaced = days.flatMap((day, at) => {
    const [before, after] = [days[at - 1], days[at + 1]];
    return displacedJobs(day, {
      settled: before && baysOf(before),
      closedNext: after?._id === addDays(day._id, 1) ? after.closures : {},
    });
  });
  return findAffectedBookings({ claimIds: displaced, days }, context);
};
