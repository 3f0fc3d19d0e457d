import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';

/** Every endpoint with its name, for tests that go through all of them. */
export const endpointList: [EndpointName, Endpoint][] = (
  Object.keys(endpoints) as EndpointName[]
).map((name) => [name, endpoints[name]]);

/**
 * Returns the endpoint's address with its parameters filled in; omitted ones get an id that does not exist.
 */
export const addressOf = ({ path }: Endpoint, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? 'nobody-nothing'),
  );
