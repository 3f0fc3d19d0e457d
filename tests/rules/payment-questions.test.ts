import { collections } from '@carwash/domain/collections';
import { testAccess } from './access-table.ts';

testAccess(
  { path: `${collections.paymentQuestions}/T-1`, data: { status: 'pending' } },
  {
    signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  },
);
