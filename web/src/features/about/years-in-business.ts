import { businessDay } from '@carwash/domain/time/business-time';

/** Calendar years from the year of establishment to the business's current year. */
export const yearsInBusiness = (establishedYear: number, now: Date, timeZone: string): number =>
  Number(businessDay(now, timeZone).slice(0, 4)) - establishedYear;
