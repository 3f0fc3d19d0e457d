import { openingDayAt } from '@carwash/domain/slots/opening-day';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { useMinute } from '~/lib/clock/use-minute';
import { useSettings } from '~/lib/settings/settings';

/** Returns the day, yyyy-MM-dd, to whose opening the present belongs: until its night closes, the day before. */
export const useOpeningDay = (): string =>
  openingDayAt(useMinute(), useSettings(), businessTimeZone);
