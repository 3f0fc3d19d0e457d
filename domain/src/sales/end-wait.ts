import type { JobChange } from '../days/changed-day.ts';
import { daysWithout, type WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import type { SaleChange } from './sale-change.ts';

/**
 * Ends the wait of a customer who gets a place of that service and day: what is kept for them is free for the next in line.
 * @param entry null: they do not wait
 * @param jobs the changes that give them the place
 */
export function endWait(
  entry: WaitlistEntry | null,
  jobs: readonly JobChange[],
): Pick<SaleChange, 'jobs' | 'onWaitlist'> {
  if (!entry) return { jobs };
  const left = daysWithout(entry);
  const kept = left.jobs.filter((job) => jobs.every(({ claimId }) => claimId !== job.claimId));
  const onWaitlist = { entry: { state: 'taken' }, waiting: left.waiting } as const;
  return { jobs: [...jobs, ...kept], onWaitlist };
}
