import { toDecimalString } from '@carwash/domain/money/money';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import { linesOfReceipt } from '@carwash/domain/receipts/lines-of-receipt';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptColumns } from '@carwash/domain/receipts/receipt-columns';
import { businessDay } from '@carwash/domain/time/business-time';

/** A receipt with what its row needs besides. */
export interface ReceiptRow extends Receipt {
  /** Number of the receipt to which a credit note or a reversal refers; null for a sale, and where there is none. */
  originalNumber: string | null;
  /** Number of the closing that covers it; null while none does. */
  closingNumber: number | null;
}

const signed = ({ kind }: Receipt, amount: number): string =>
  `${kind === 'refund' && amount > 0 ? '-' : ''}${toDecimalString(amount)}`;

type ReceiptColumn = keyof typeof receiptColumns;

/** How the cells of each column are filled. */
const cells: Record<ReceiptColumn, (row: ReceiptRow, timeZone: string) => string> = {
  kind: ({ kind }) => kind,
  receiptNumber: ({ number }) => number ?? '',
  originalReceipt: ({ originalNumber }) => originalNumber ?? '',
  paymentDate: ({ paidAt }, timeZone) => businessDay(paidAt, timeZone),
  visitDate: ({ visitDate }) => visitDate,
  refundDate: ({ kind, date }) => (kind === 'refund' ? date : ''),
  paymentMethod: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
  plate: ({ registrationPlate }) => registrationPlate,
  lines: (row) =>
    linesOfReceipt(row, row.originalNumber)
      .map(({ name, price }) => `${name} ${toDecimalString(price)}`)
      .join('; '),
  net: (receipt) => signed(receipt, receipt.net),
  vatPercent: ({ vatPercent }) => String(vatPercent),
  vat: (receipt) => signed(receipt, receipt.vat),
  gross: (receipt) => signed(receipt, receipt.amount),
  currency: ({ currency }) => currency,
  runningNumber: ({ runningNumber }) => String(runningNumber ?? ''),
  closing: ({ closingNumber }) => String(closingNumber ?? ''),
};

const columns = Object.keys(receiptColumns) as ReceiptColumn[];

/** Returns the cells of a receipt's row. */
export const receiptCells = (row: ReceiptRow, timeZone: string): string[] =>
  columns.map((column) => cells[column](row, timeZone));
