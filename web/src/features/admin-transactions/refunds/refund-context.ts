import type { Transaction } from '@carwash/domain/payments/transaction';
import { createContext } from 'react';

/** Opens the dialog that marks a refund as paid. */
export const RefundContext = createContext<(transaction: Transaction) => void>(() => {
  throw new Error('A refund is marked outside of a RefundDialogHost');
});
