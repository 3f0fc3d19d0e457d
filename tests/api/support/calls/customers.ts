import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export const searchCustomers = (harness: Harness, as: Person, search: string): Promise<Answer> =>
  call(harness, 'GET', `/customers/search?${new URLSearchParams({ search })}`, { as });

export const customerCard = (harness: Harness, as: Person, key: string): Promise<Answer> =>
  call(harness, 'GET', `/customers/${encodeURIComponent(key)}`, { as });

export const changeCustomerNote = (
  harness: Harness,
  as: Person,
  key: string,
  json: { staffNote: string; seenEdition: number },
): Promise<Answer> =>
  call(harness, 'PATCH', `/customers/${encodeURIComponent(key)}/note`, { as, json });

export const blockCustomer = (
  harness: Harness,
  as: Person,
  key: string,
  blockReason: string | null,
): Promise<Answer> =>
  call(harness, 'PATCH', `/customers/${encodeURIComponent(key)}/block`, {
    as,
    json: { blockReason },
  });
