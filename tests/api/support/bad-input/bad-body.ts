import type { EndpointName } from '@carwash/domain/endpoints';

/** The ids of things that exist, so that nothing but the fault is wrong. */
export interface Known {
  service: string;
  slot: string;
  user: string;
}

export interface BadBody {
  endpoint: EndpointName;
  /** leaver: a user whose session ends when the call succeeds. */
  as: 'nobody' | 'user' | 'leaver' | 'admin';
  params?: (known: Known) => Record<string, string>;
  /** A body that is fine. */
  body: (known: Known) => object;
  /** The field that must be named, and what is changed in the body. */
  faults: [string, object][];
}

export const long = (length: number) => 'x'.repeat(length);
