import { object } from 'yup';
import type { Endpoint } from './endpoint.ts';

const nothing = object({});

/** What most calls have in common: JSON both ways, no parameters, no body. */
const common = {
  accepts: 'json',
  response: 'json',
  params: nothing,
  query: nothing,
  body: nothing,
  ignores: [],
  data: nothing,
  errors: [],
  limits: [],
} as const satisfies Partial<Endpoint>;

type Common = typeof common;

/** An endpoint that differs from the common ones in what is given. */
export const defineEndpoint = <
  const E extends Partial<Endpoint> & Pick<Endpoint, 'method' | 'path' | 'summary' | 'auth'>,
>(
  endpoint: E,
): Omit<Common, keyof E> & E => ({ ...common, ...endpoint });
