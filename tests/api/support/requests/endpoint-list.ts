import type { Endpoint } from '@carwash/domain/endpoint/endpoint';
import { type EndpointName, endpoints } from '@carwash/domain/endpoints';

/** Every endpoint with its name, as the walks over the table read them. */
export const endpointList: [EndpointName, Endpoint][] = (
  Object.keys(endpoints) as EndpointName[]
).map((name) => [name, endpoints[name]]);

/** The endpoint's address with its parameters filled in; those that are left out belong to nobody. */
export const addressOf = ({ path }: Endpoint, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(params[name] ?? 'nobody-nothing'),
  );
