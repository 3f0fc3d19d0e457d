import type { ServiceJson } from '@carwash/domain/page-data';
import type { Service } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit';

/** Our own server has checked it already. */
export const serviceOfJson = (json: ServiceJson): Service => ({
  ...json,
  createdAt: new Date(json.createdAt),
});

/**
 * All services that can be booked, the most booked first, at most 100, up to two minutes old: what everybody may read, without
 * the code that makes other calls.
 * @throws when there is no answer
 */
export async function fetchServices(): Promise<Service[]> {
  const response = await fetch(`/api/services?limit=${listLimit}&sortBy=popular`);
  if (!response.ok) throw new Error(`The list of services answers ${response.status}`);
  const { data }: { data: ServiceJson[] } = await response.json();
  return data.map(serviceOfJson);
}
