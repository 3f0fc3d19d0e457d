import type { Receipt } from './receipt.ts';

/** Returns the id of the receipt to which a credit note or a reversal refers; null for a sale. */
export const originalIdOf = ({
  kind,
  isCorrection,
  originalId,
  transactionId,
}: Pick<Receipt, 'kind' | 'isCorrection' | 'originalId' | 'transactionId'>): string | null =>
  kind === 'sale' && !isCorrection ? null : (originalId ?? transactionId);
