import { collections } from '@carwash/domain/collections';
import { describe } from 'vitest';
import { nobody, testAccess } from './access-table.ts';

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
