import type { Receipt } from '@carwash/domain/receipts/receipt';
import { formatPrice } from '~/ui/format/format-price';

/** Describes the VAT in an amount; null without VAT. */
export const vatText = ({
  vatPercent,
  vat,
  net,
}: Pick<Receipt, 'vatPercent' | 'vat' | 'net'>): string | null =>
  vatPercent === 0
    ? null
    : `Includes ${vatPercent} % VAT: ${formatPrice(vat)} (net ${formatPrice(net)})`;
