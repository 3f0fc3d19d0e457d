import { businessDay } from '@carwash/domain/time/business-time';
import { listDisplaced } from '@carwash/functions/days/list-displaced';
import type { StoredRecords } from '../assertions/stored-records.ts';
import type { FixtureContext } from '../fixture-context.ts';

/**
 * Reads the bookings that the console lists as having no bay, those that the desk has edited, and the time of the last
 * change of the bays.
 */
export async function readPlacement({
  context,
}: FixtureContext): Promise<
  Pick<StoredRecords, 'displaced' | 'displacedFrom' | 'baysChangedAt' | 'edited'>
> {
  const { db, now, settings } = context;
  const [listed, changes, sales] = await Promise.all([
    listDisplaced({} as Parameters<typeof listDisplaced>[0], context),
    db.audit.where('kind', '==', 'bay').get(),
    db.audit.where('kind', '==', 'booking').get(),
  ]);
  const changedAt = changes.docs.map((entry) => entry.data().createdAt.getTime());
  return {
    displaced: listed.map(({ _id }) => _id),
    displacedFrom: businessDay(now(), settings.businessTimeZone),
    edited: sales.docs
      .map((entry) => entry.data())
      .flatMap(({ action, subject }) => (action === 'edited' ? [subject.id] : [])),
    baysChangedAt: changedAt.length === 0 ? null : new Date(Math.max(...changedAt)),
  };
}
