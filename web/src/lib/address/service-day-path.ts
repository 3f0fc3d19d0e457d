import { pageQueryKeys } from '@carwash/domain/page-data';
import { paths } from './paths';

/** Query parameter of a service's page: the day whose slots are shown. */
export const dayParameter = pageQueryKeys.service.day;

/** Returns the path of a service's page with the slots of `day` (yyyy-MM-dd). */
export const serviceDayPath = (serviceId: string, day: string): string =>
  `${paths.service(serviceId)}?${new URLSearchParams({ [dayParameter]: day })}`;
