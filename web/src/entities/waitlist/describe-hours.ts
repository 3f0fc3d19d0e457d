import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';

/** First and last start of somebody to whom every start of the day suits. */
export const wholeDay = { from: '00:00', until: '23:59' } as const;

/** Describes the starts that suit somebody who waits. */
export function describeWantedHours({
  from,
  until,
}: Pick<WaitlistEntry, 'from' | 'until'>): string {
  const isOpen = from === wholeDay.from;
  if (until === wholeDay.until) return isOpen ? 'Any time' : `${from} or later`;
  return isOpen ? `${until} or earlier` : `${from} to ${until}`;
}
