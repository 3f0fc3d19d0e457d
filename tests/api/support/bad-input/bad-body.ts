import { type EndpointName, endpoints } from '@carwash/domain/endpoints';
import type { Fault } from './faults-of.ts';

/** The ids of existing records, so that a body has no other fault. */
export interface Known {
  service: string;
  slot: string;
  user: string;
}

export interface BadBody {
  endpoint: EndpointName;
  /**
   * leaver: a user whose session ends when the call succeeds. deleted: one whose account is deleted then.
   */
  as: 'nobody' | 'user' | 'leaver' | 'deleted' | 'washer' | 'admin';
  params?: (known: Known) => Record<string, string>;
  /** A valid body. By default the endpoint's example. */
  body?: (known: Known) => object;
  /** Faults that the schema's own description does not tell: rules of several fields, formats, stored data. */
  faults?: Fault[];
}

/** Returns the body without a fault. */
export const validBody = ({ endpoint, body }: BadBody, known: Known): object =>
  body?.(known) ?? endpoints[endpoint].body.meta()?.example ?? {};

export const long = (length: number) => 'x'.repeat(length);
