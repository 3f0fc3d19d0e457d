import { object } from 'yup';
import type { Endpoint } from './endpoint.ts';

const nothing = object({});

/** Defaults of an endpoint: JSON request and response, no parameters, no body. */
const common = {
  accepts: 'json',
  response: 'json',
  params: nothing,
  query: nothing,
  body: nothing,
  ignores: [],
  isRepeatable: false,
  data: nothing,
  errors: [],
  limits: [],
  isSharedFor: null,
} as const satisfies Partial<Endpoint>;

type Common = typeof common;

/** Defines an endpoint: the defaults, overridden by the given properties. */
export const defineEndpoint = <
  const E extends Partial<Endpoint> & Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth'>,
>(
  endpoint: E,
): Omit<Common, keyof E> & E => ({ ...common, ...endpoint });
