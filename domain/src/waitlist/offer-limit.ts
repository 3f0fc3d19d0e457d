import { offerAt, type WaitlistEntry } from './waitlist-entry.ts';

/** Most offers of a day that a customer can let lapse, whatever the services. */
export const maxLapsedOffers = 2;

type OffersOfEntry = Pick<WaitlistEntry, 'state' | 'offer' | 'offers'>;

/** Returns how many offers of an entry ended without a purchase. */
function lapsedOffers(entry: OffersOfEntry, now: Date): number {
  const isTaken = entry.state === 'taken' && entry.offer !== null;
  return isTaken || offerAt(entry, now) ? entry.offers - 1 : entry.offers;
}

/**
 * Tells whether a customer may get an offer, because one account must not keep places shut for others: one at a time, and
 * none after two of the day have lapsed.
 * @param entries all entries of the customer for the day
 */
export function mayGetOffer(
  entries: readonly OffersOfEntry[],
  now: Date,
): 'possible' | 'has_one' | 'had_all' {
  const lapsed = entries.reduce((sum, entry) => sum + lapsedOffers(entry, now), 0);
  if (lapsed >= maxLapsedOffers) return 'had_all';
  return entries.some((entry) => offerAt(entry, now)) ? 'has_one' : 'possible';
}

/** Returns how many offers of each day ended without a purchase, or end with the account of their customer. */
export function lapsedOffersByDay(
  entries: readonly (OffersOfEntry & Pick<WaitlistEntry, 'date'>)[],
  now: Date,
): { date: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const open = offerAt(entry, now) ? 1 : 0;
    const count = (counts.get(entry.date) ?? 0) + lapsedOffers(entry, now) + open;
    if (count > 0) counts.set(entry.date, count);
  }
  return [...counts].map(([date, count]) => ({ date, count }));
}
