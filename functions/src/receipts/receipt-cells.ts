import { toDecimalString } from '@carwash/domain/money/money';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { businessDay } from '@carwash/domain/time/business-time';

const signed = ({ kind }: Receipt, amount: number): string =>
  `${kind === 'refund' && amount > 0 ? '-' : ''}${toDecimalString(amount)}`;

/** The columns of the accountant's file, by name. Days are those of the business. */
const columns: Record<string, (receipt: Receipt, timeZone: string) => string> = {
  kind: ({ kind }) => kind,
  receiptNumber: ({ number }) => number ?? '',
  paymentDate: ({ paidAt }, timeZone) => businessDay(paidAt, timeZone),
  visitDate: ({ visitDate }) => visitDate,
  refundDate: ({ kind, date }) => (kind === 'refund' ? date : ''),
  paymentMethod: ({ paymentMethod }) => paymentMethodLabels[paymentMethod],
  plate: ({ registrationPlate }) => registrationPlate,
  lines: ({ lines }) =>
    lines.map(({ name, price }) => `${name} ${toDecimalString(price)}`).join('; '),
  net: (receipt) => signed(receipt, receipt.net),
  vatPercent: ({ vatPercent }) => String(vatPercent),
  vat: (receipt) => signed(receipt, receipt.vat),
  gross: (receipt) => signed(receipt, receipt.amount),
  currency: ({ currency }) => currency,
};

/** The column names. */
export const receiptColumns: readonly string[] = Object.keys(columns);

/** Returns the cells of a receipt's row. */
export const receiptCells = (receipt: Receipt, timeZone: string): string[] =>
  Object.values(columns).map((cell) => cell(receipt, timeZone));
