import { businessDay } from '@carwash/domain/time/business-time';

/** How many calendar years lie between the year the business was established and the business's today. */
export const yearsInBusiness = (establishedYear: number, now: Date, timeZone: string): number =>
  Number(businessDay(now, timeZone).slice(0, 4)) - establishedYear;
