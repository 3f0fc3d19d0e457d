import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import type { Harness } from '../harness/harness.ts';

/** Moves the clock to noon of the next day, so that the hours around it are on one day. */
export function goToNoon({ clock, context: { now, settings } }: Harness): void {
  const timeZone = settings.businessTimeZone;
  const noon = businessInstant(addDays(businessDay(now(), timeZone), 1), '12:00', timeZone);
  clock.advanceMinutes((noon.getTime() - now().getTime()) / 60_000);
}
