import { pageQueryKeys } from '@carwash/domain/page-data';
import type { OpenTime } from '@carwash/domain/slots/open-times';
import { slotId } from '@carwash/domain/slots/slot-id';
import { paths } from './paths';

/** Query parameter of a service's page: the day whose slots are shown. */
export const dayParameter = pageQueryKeys.service.day;

/** Query parameter of a service's page: the id of the chosen slot. */
export const slotParameter = pageQueryKeys.service.slot;

/** Returns the path of a service's page with the slots of `day` (yyyy-MM-dd). */
export const serviceDayPath = (serviceId: string, day: string): string =>
  `${paths.service(serviceId)}?${new URLSearchParams({ [dayParameter]: day })}`;

/** Returns the path of a service's page with a time chosen. */
export const serviceTimePath = (
  serviceId: string,
  { date, startTime }: Pick<OpenTime, 'date' | 'startTime'>,
): string => {
  const chosen = { [dayParameter]: date, [slotParameter]: slotId(serviceId, date, startTime) };
  return `${paths.service(serviceId)}?${new URLSearchParams(chosen)}`;
};
