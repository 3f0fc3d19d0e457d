import type { EndpointName } from '@carwash/domain/endpoints';

/** The ids of existing records, so that a body has no other fault. */
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
  /** A valid body. */
  body: (known: Known) => object;
  /** The field that the answer must name, and the change of the body. */
  faults: [string, object][];
}

export const long = (length: number) => 'x'.repeat(length);
