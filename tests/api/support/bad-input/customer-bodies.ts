import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: what the staff writes about a customer. */
export const badCustomerBodies: BadBody[] = [
  {
    endpoint: 'changeCustomerNote',
    as: 'admin',
    params: ({ user }) => ({ customerKey: keyOfAccount(user) }),
    faults: [['staffNote', { staffNote: 'beep \u0007' }]],
  },
  {
    endpoint: 'blockCustomer',
    as: 'admin',
    params: ({ user }) => ({ customerKey: keyOfAccount(user) }),
    body: () => ({ blockReason: null }),
    faults: [['blockReason', { blockReason: '  ' }]],
  },
];
