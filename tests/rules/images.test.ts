import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess({ path: `${collections.images}/2cf24dba`, data: { type: 'image/webp' } }, nobody);
