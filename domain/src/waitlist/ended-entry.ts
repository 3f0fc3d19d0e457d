import type { JobChange, WaitingChange } from '../days/changed-day.ts';
import { addDays } from '../time/business-time.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

/** Tells whether an entry can have a place in line, or minutes that are kept for it. */
export const isOpenEntry = ({ state }: Pick<WaitlistEntry, 'state'>): boolean =>
  state === 'waiting' || state === 'offered';

/** Returns the days that an entry is about: its own, and the next one, into which what is offered may reach. */
export const datesOfEntry = ({ date }: Pick<WaitlistEntry, 'date'>): ReadonlySet<string> =>
  new Set([date, addDays(date, 1)]);

/**
 * Returns the changes of these days that end an entry: of its place in line, and of what is kept for it, which goes
 * to the next in line.
 */
export const daysWithout = ({
  date,
  lineId,
  state,
  offer,
}: Pick<WaitlistEntry, 'date' | 'lineId' | 'state' | 'offer'>): {
  jobs: JobChange[];
  waiting: WaitingChange[];
} => ({
  jobs: state === 'offered' && offer ? [{ claimId: offer.claimId, job: null }] : [],
  waiting: state === 'waiting' ? [{ date, lineId, waiting: null }] : [],
});
