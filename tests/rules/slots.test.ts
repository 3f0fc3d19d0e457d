import { collections } from '@carwash/domain/collections';
import type { Slot } from '@carwash/domain/slots/slot';
import { testAccess } from './access-table.ts';
import { largestDay } from './set-up.ts';

const data = {
  serviceId: 'wash0001',
  date: '2030-01-15',
  isBooked: 'available',
} satisfies Partial<Slot>;

testAccess(
  { path: `${collections.slots}/wash0001_2030-01-15_0900`, data, adminPage: largestDay },
  {
    signedOut: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    owner: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    otherUser: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
    admin: { get: 'yes', list: 'yes', create: 'no', update: 'no', delete: 'no' },
  },
);
