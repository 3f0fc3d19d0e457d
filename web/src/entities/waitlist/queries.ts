import { collections } from '@carwash/domain/collections';
import {
  offerAt,
  type WaitlistEntry,
  type WaitlistOffer,
} from '@carwash/domain/waitlist/waitlist-entry';
import { useNow } from '~/lib/clock/use-now';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';
import type { QueryState } from '~/lib/query-state';

const schemaOfEntries = async () =>
  (await import('@carwash/domain/waitlist/waitlist-entry')).waitlistEntrySchema;

/** Most entries that are read of a customer: more than can wait at a time. */
const mostEntries = 50;

const ownEntries = liveLists('owner', async (uid: string) => ({
  collection: collections.waitlist,
  schema: await schemaOfEntries(),
  equal: { uid },
  order: { by: 'createdAt', direction: 'desc' } as const,
  limit: mostEntries,
}));

/** Returns the entries that a customer made last on the waitlist, whatever their state, the newest first. */
export const useOwnEntries = (uid: string | null): QueryState<WaitlistEntry[]> =>
  useLiveList(uid === null ? null : ownEntries(uid));

/** An entry whose offer is for a certain slot. */
export interface OwnOffer {
  entry: WaitlistEntry;
  offer: WaitlistOffer;
  /** Whether the time is no longer kept for the customer. */
  isLapsed: boolean;
}

/**
 * Returns a customer's offer of a slot, live, also after it has lapsed; null without one.
 * @returns undefined while loading
 */
export function useOwnOffer(uid: string, slotId: string): OwnOffer | null | undefined {
  const entries = useOwnEntries(uid);
  const entry =
    entries.state === 'ready'
      ? entries.data.find(({ state, offer }) => state === 'offered' && offer?.slotId === slotId)
      : undefined;
  const offer = entry?.offer;
  // Computed on every render: the entry may have arrived after `useNow` last fired.
  const now = new Date();
  useNow(offer && offer.until > now ? offer.until : null);
  if (entries.state === 'loading') return undefined;
  return entry && offer ? { entry, offer, isLapsed: offerAt(entry, now) === null } : null;
}
