import type { ServiceJson } from '@carwash/domain/page-data';
import type { Service } from '@carwash/domain/services/service';
import { listLimit } from '~/lib/live/list-limit';

/** Parses a service from JSON. No schema is needed, because our own server has already validated it. */
export const serviceOfJson = (json: ServiceJson): Service => ({
  pictures: [],
  ...json,
  createdAt: new Date(json.createdAt),
});

/**
 * Fetches all services that can be booked, the most booked first, at most 100, up to two minutes old. Public
 * data, fetched without the code of the general API client.
 * @throws Error when the server does not answer
 */
export async function fetchServices(): Promise<Service[]> {
  const response = await fetch(`/api/services?limit=${listLimit}&sortBy=popular`);
  if (!response.ok) throw new Error(`The list of services answers ${response.status}`);
  const { data }: { data: ServiceJson[] } = await response.json();
  return data.map(serviceOfJson);
}
