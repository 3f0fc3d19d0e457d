import { toMinorUnits } from '../money/money.ts';
import { type PaymentMethod, paymentMethodLabels } from '../payments/transaction.ts';
import type { Receipt } from '../receipts/receipt.ts';
import { sumOfMovements } from './cash-movement.ts';
import type { ClosingFigures, OpenPeriod } from './closing.ts';

/** The fields of a receipt that are summed. */
export const summedFields = [
  'kind',
  'paymentMethod',
  'amount',
  'net',
  'vat',
  'vatPercent',
  'date',
] as const;

export type SummedReceipt = Pick<Receipt, (typeof summedFields)[number]>;

const total = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

function sumsOf(receipts: readonly SummedReceipt[]) {
  const minorOf = (kind: Receipt['kind']) =>
    total(receipts.filter((one) => one.kind === kind).map((one) => toMinorUnits(one.amount)));
  const [grossMinor, refundsMinor] = [minorOf('sale'), minorOf('refund')];
  return { grossMinor, refundsMinor, netMinor: grossMinor - refundsMinor };
}

/** Returns an amount of a receipt in minor units, negative for a refund. */
const signed = ({ kind }: SummedReceipt, amount: number): number =>
  kind === 'sale' ? toMinorUnits(amount) : -toMinorUnits(amount);

const methods = Object.keys(paymentMethodLabels) as PaymentMethod[];

/** Returns the sums of receipts, in whole minor units. */
export function sumReceipts(receipts: readonly SummedReceipt[]): ClosingFigures {
  const byMethod = Map.groupBy(receipts, ({ paymentMethod }) => paymentMethod);
  const byRate = Map.groupBy(receipts, ({ vatPercent }) => vatPercent);
  const dates = receipts.map(({ date }) => date).toSorted();
  return {
    ...sumsOf(receipts),
    sales: receipts.filter(({ kind }) => kind === 'sale').length,
    refundCount: receipts.filter(({ kind }) => kind === 'refund').length,
    methods: methods.flatMap((paymentMethod) => {
      const paid = byMethod.get(paymentMethod);
      return paid ? [{ paymentMethod, ...sumsOf(paid) }] : [];
    }),
    rates: [...byRate]
      .toSorted(([one], [other]) => one - other)
      .map(([vatPercent, taxed]) => ({
        vatPercent,
        netMinor: total(taxed.map((one) => signed(one, one.net))),
        vatMinor: total(taxed.map((one) => signed(one, one.vat))),
      })),
    firstDate: dates[0] ?? null,
    lastDate: dates.at(-1) ?? null,
  };
}

export const noFigures: ClosingFigures = sumReceipts([]);

export type ReceiptSums = Pick<ClosingFigures, 'grossMinor' | 'refundsMinor' | 'netMinor'>;

const addSums = (sums: readonly ReceiptSums[]): ReceiptSums => ({
  grossMinor: total(sums.map(({ grossMinor }) => grossMinor)),
  refundsMinor: total(sums.map(({ refundsMinor }) => refundsMinor)),
  netMinor: total(sums.map(({ netMinor }) => netMinor)),
});

/** Adds the sums of other receipts: the result is that of `sumReceipts` for all of them. */
export function addFigures(one: ClosingFigures, other: ClosingFigures): ClosingFigures {
  const paid = [...one.methods, ...other.methods];
  const byRate = Map.groupBy([...one.rates, ...other.rates], ({ vatPercent }) => vatPercent);
  const dates = [one.firstDate, other.firstDate, one.lastDate, other.lastDate]
    .filter((date) => date !== null)
    .toSorted();
  return {
    ...addSums([one, other]),
    sales: one.sales + other.sales,
    refundCount: one.refundCount + other.refundCount,
    methods: methods.flatMap((paymentMethod) => {
      const same = paid.filter((sums) => sums.paymentMethod === paymentMethod);
      return same.length > 0 ? [{ paymentMethod, ...addSums(same) }] : [];
    }),
    rates: [...byRate]
      .toSorted(([rate], [otherRate]) => rate - otherRate)
      .map(([vatPercent, taxed]) => ({
        vatPercent,
        netMinor: total(taxed.map(({ netMinor }) => netMinor)),
        vatMinor: total(taxed.map(({ vatMinor }) => vatMinor)),
      })),
    firstDate: dates[0] ?? null,
    lastDate: dates.at(-1) ?? null,
  };
}

/** Returns the cash that should be in the till, in minor units. */
export const expectedCash = (
  openingFloatMinor: number,
  { figures, cashMovements }: Pick<OpenPeriod, 'figures' | 'cashMovements'>,
): number =>
  openingFloatMinor +
  total(
    figures.methods.filter((one) => one.paymentMethod === 'cash').map(({ netMinor }) => netMinor),
  ) +
  sumOfMovements(cashMovements);
