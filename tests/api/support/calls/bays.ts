import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export const setBays = (
  harness: Harness,
  as: Person | undefined,
  bays: readonly object[],
  seen?: readonly object[],
): Promise<Answer> => call(harness, 'PATCH', '/bays', { as, json: { bays, seen } });

/** Returns a bay of the request body that does everything. */
export const bayForm = (name: string, change: object = {}) => ({
  name,
  kind: 'bay',
  services: null,
  cleanUp: 0,
  ...change,
});

export const closeBays = (
  harness: Harness,
  as: Person | undefined,
  closure: object,
): Promise<Answer> => call(harness, 'POST', '/bays/closures', { as, json: closure });

export const reopenBays = (harness: Harness, as: Person | undefined, id: string): Promise<Answer> =>
  call(harness, 'DELETE', `/bays/closures/${id}`, { as });

export const listDisplaced = (harness: Harness, as: Person | undefined): Promise<Answer> =>
  call(harness, 'GET', '/bays/displaced', { as });
