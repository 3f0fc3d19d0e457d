import { toDecimalString } from '@carwash/domain/money/money';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import { linesOfReceipt } from '@carwash/domain/receipts/lines-of-receipt';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { businessDay } from '@carwash/domain/time/business-time';

/** A receipt with what its row needs besides. */
export interface ReceiptRow extends Receipt {
  /** Number of the receipt that a credit note belongs to; null for a sale, and where there is none. */
  originalNumber: string | null;
}

const signed = ({ kind }: Receipt, amount: number): string =>
  `${kind === 'refund' && amount > 0 ? '-' : ''}${toDecimalString(amount)}`;

/** The columns of the accountant's file, by name. Days are those of the business. */
const columns: Record<string, (row: ReceiptRow, timeZone: string) => string> = {
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
};

/** The column names. */
export const receiptColumns: readonly string[] = Object.keys(columns);

/** Returns the cells of a receipt's row. */
export const receiptCells = (row: ReceiptRow, timeZone: string): string[] =>
  Object.values(columns).map((cell) => cell(row, timeZone));
