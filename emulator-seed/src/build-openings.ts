import { openTimesOf } from '@carwash/domain/slots/open-times';
import { type Openings, openingsSchema } from '@carwash/domain/slots/openings';
import type { Slot } from '@carwash/domain/slots/slot';
import { startOfNextDay } from '@carwash/domain/time/business-time';
import type { SeedTime } from './seed-time.ts';

/** When each service has room, by its slots. */
export const buildOpenings = (
  slots: Iterable<Slot>,
  { now, timeZone }: Omit<SeedTime, 'closesAtHour'>,
): Openings[] =>
  [...openTimesOf(slots)].map(([_id, days]) =>
    openingsSchema.validateSync(
      { _id, days, pruneAt: startOfNextDay(now, timeZone) },
      { strict: true },
    ),
  );
