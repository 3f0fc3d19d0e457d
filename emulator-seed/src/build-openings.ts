import type { Day } from '@carwash/domain/bays/day';
import { type Openings, openingsSchema } from '@carwash/domain/slots/openings';
import { startsWithRoom } from '@carwash/domain/slots/slots-of-day';
import { businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import type { SeedTime } from './seed-time.ts';

/** Returns the availability of each service from today on. */
export function buildOpenings(days: readonly Day[], { now, timeZone }: SeedTime): Openings[] {
  const today = businessDay(now, timeZone);
  const rooms = days
    .filter(({ date }) => date >= today)
    .flatMap((day) =>
      [...startsWithRoom(day, timeZone)].map(([_id, times]) => ({ _id, date: day.date, times })),
    );
  return [...Map.groupBy(rooms, ({ _id }) => _id)].map(([_id, ofService]) =>
    openingsSchema.validateSync(
      {
        _id,
        days: Object.fromEntries(ofService.map(({ date, times }) => [date, times])),
        pruneAt: startOfNextDay(now, timeZone),
      },
      { strict: true },
    ),
  );
}
