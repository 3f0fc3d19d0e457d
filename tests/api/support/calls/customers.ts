import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

export const searchCustomers = (harness: Harness, as: Person, search: string): Promise<Answer> =>
  call(harness, 'POST', '/customers/search', { as, json: { search } });

export const listCustomers = (harness: Harness, as: Person, query: object = {}): Promise<Answer> =>
  call(harness, 'GET', `/customers?${new URLSearchParams({ ...query })}`, { as });

export const customerCard = (harness: Harness, as: Person, id: string): Promise<Answer> =>
  call(harness, 'GET', `/customers/${encodeURIComponent(id)}`, { as });

export const changeCustomerNote = (
  harness: Harness,
  as: Person,
  customerKey: string,
  json: { staffNote: string; seenEdition: number },
): Promise<Answer> =>
  call(harness, 'PATCH', '/customers/note', { as, json: { ...json, customerKey } });

export const blockCustomer = (
  harness: Harness,
  as: Person,
  customerKey: string,
  blockReason: string | null,
): Promise<Answer> =>
  call(harness, 'PATCH', '/customers/block', { as, json: { customerKey, blockReason } });

export const eraseCustomer = (harness: Harness, as: Person, customerKey: string): Promise<Answer> =>
  call(harness, 'POST', '/customers/erase', { as, json: { customerKey } });
