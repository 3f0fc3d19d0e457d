import { collections } from '@carwash/domain/collections';
import { waitlistEntrySchema } from '@carwash/domain/waitlist/waitlist-entry';
import { listLimit } from '~/lib/live/list-limit';
import { liveLists } from '~/lib/live/live-queries';
import { useLiveList } from '~/lib/live/use-live-list';

/** A text after every day yyyy-MM-dd. */
const afterAllDays = '9999-12-31';

const openEntries = liveLists('owner', (today: string) => ({
  collection: collections.waitlist,
  schema: waitlistEntrySchema,
  oneOf: { field: 'state', values: ['waiting', 'offered'] },
  within: { from: today, until: afterAllDays },
  order: { by: 'date', direction: 'asc' } as const,
  limit: listLimit,
}));

/** Returns who waits from today on, or has or had an offer, by day. */
export const useOpenEntries = (today: string) => useLiveList(openEntries(today));
