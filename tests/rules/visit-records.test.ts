import { collections } from '@carwash/domain/collections';
import { describe } from 'vitest';
import { testAccess } from './access-table.ts';

const nobody = {
  signedOut: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  owner: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  otherUser: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
  admin: { get: 'no', list: 'no', create: 'no', update: 'no', delete: 'no' },
} as const;

describe('visit records', () =>
  testAccess(
    {
      path: `${collections.visitRecords}/T-1-abc-foamwash`,
      data: { photos: [], damageNote: 'A scratch.', createdAt: new Date() },
    },
    nobody,
  ));

describe('visit photos', () =>
  testAccess(
    {
      path: `${collections.visitPhotos}/2cf24dba`,
      data: { bookingId: 'T-1-abc-foamwash', contentType: 'image/webp', createdAt: new Date() },
    },
    nobody,
  ));
