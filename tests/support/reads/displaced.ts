import { businessDay } from '@carwash/domain/time/business-time';
import { listDisplaced } from '@carwash/functions/bays/list-displaced';
import type { StoredRecords } from '../assertions/stored-records.ts';
import type { Ground } from '../ground.ts';

/** Which bookings the console lists as having no bay, and when the bays were changed last. */
export async function readPlacement({
  context,
}: Ground): Promise<Pick<StoredRecords, 'displaced' | 'displacedFrom' | 'baysChangedAt'>> {
  const { db, now, settings } = context;
  const [listed, changes] = await Promise.all([
    listDisplaced({} as Parameters<typeof listDisplaced>[0], context),
    db.audit.where('kind', '==', 'bay').get(),
  ]);
  const changedAt = changes.docs.map((entry) => entry.data().createdAt.getTime());
  return {
    displaced: listed.map(({ _id }) => _id),
    displacedFrom: businessDay(now(), settings.businessTimeZone),
    baysChangedAt: changedAt.length === 0 ? null : new Date(Math.max(...changedAt)),
  };
}
