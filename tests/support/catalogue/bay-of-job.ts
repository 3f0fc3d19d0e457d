import { chooseBay, freeBays } from '@carwash/domain/days/free-bays';
import type { Slot } from '@carwash/domain/slots/slot';
import type { ReadDays } from '@carwash/functions/days/read-days';
import type { FixtureContext } from '../fixture-context.ts';

/**
 * Returns the bay for a job in the slot: one that is free for it, or else the service's own one.
 * @param claimId of the job, which is not in its own way
 */
export function bayOfJob(
  { serviceId, startsAt: from, endsAt: to }: Pick<Slot, 'serviceId' | 'startsAt' | 'endsAt'>,
  claimId: string,
  read: ReadDays,
  { context }: FixtureContext,
): string {
  const days = read.flatMap((day) => day.data() ?? []);
  const free = freeBays({ serviceId, from, to }, days, claimId);
  return chooseBay(free, days[0]?.bays ?? [], context.now())?.bay ?? serviceId;
}
