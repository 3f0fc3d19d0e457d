import type { Receipt } from './receipt.ts';

/** Returns the id of the receipt of a sale to which a credit note belongs. */
export const saleIdOf = ({ saleId, transactionId }: Pick<Receipt, 'saleId' | 'transactionId'>) =>
  saleId ?? transactionId;
