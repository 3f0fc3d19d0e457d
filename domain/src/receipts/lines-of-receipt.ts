import type { Receipt } from './receipt.ts';

/**
 * Returns the lines that a receipt shows. A credit note has a single, negative one, because its sum may be only a part
 * of what was sold; a reversal has a single one, too.
 * @param originalNumber the number of the receipt to which it refers; null if there is none
 */
export function linesOfReceipt(
  {
    _id,
    kind,
    isCorrection,
    amount,
    lines,
  }: Pick<Receipt, '_id' | 'kind' | 'isCorrection' | 'amount' | 'lines'>,
  originalNumber: string | null,
): Pick<Receipt['lines'][number], '_id' | 'name' | 'price'>[] {
  if (kind === 'sale' && !isCorrection) return lines;
  const what = isCorrection ? 'Correction' : 'Refund';
  const original = kind === 'sale' ? 'credit note' : 'receipt';
  const name = originalNumber === null ? what : `${what} of ${original} ${originalNumber}`;
  return [{ _id, name, price: kind === 'sale' ? amount : -amount }];
}
