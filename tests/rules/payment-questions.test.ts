import { collections } from '@carwash/domain/collections';
import { nobody, testAccess } from './access-table.ts';

testAccess({ path: `${collections.paymentQuestions}/T-1`, data: { status: 'pending' } }, nobody);
