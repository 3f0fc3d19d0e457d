import { keyOfAccount } from '@carwash/domain/customers/customer-key';
import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: what the staff writes about a customer. */
export const badCustomerBodies: BadBody[] = [
  {
    endpoint: 'changeCustomerNote',
    as: 'admin',
    body: ({ user }) => ({ customerKey: keyOfAccount(user), staffNote: '', seenEdition: 0 }),
    faults: [
      ['staffNote', { staffNote: 'beep \u0007' }],
      ['customerKey', { customerKey: '+8801711000002' }],
    ],
  },
  {
    endpoint: 'blockCustomer',
    as: 'admin',
    body: ({ user }) => ({ customerKey: keyOfAccount(user), blockReason: null }),
    faults: [['blockReason', { blockReason: '  ' }]],
  },
  {
    endpoint: 'searchCustomers',
    as: 'admin',
    faults: [['search', { search: 'a'.repeat(101) }]],
  },
  {
    endpoint: 'eraseCustomer',
    as: 'admin',
    faults: [['customerKey', { customerKey: 'c-../x' }]],
  },
];
