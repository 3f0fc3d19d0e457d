import { expect, test } from 'vitest';
import type { PriceLine } from '../services/price-lines.ts';
import { foamWash } from './purchase-of-tests.ts';
import { rebill } from './rebill.ts';
import { act, saleWith, saleWithAddition } from './sale-of-tests.ts';

const line = (_id: string, price: number): PriceLine => ({ _id, name: _id, price, minutes: 0 });
const paid = { status: 'success', paymentMethod: 'cash', paidAt: new Date(0) } as const;
const editedTo = (lines: PriceLine[]) =>
  ({ service: foamWash, lines, vatPercent: 5 }) as unknown as Parameters<typeof rebill>[1];

test('a payment of the whole price is billed for all that is sold, new extras too', () => {
  const [payment] = saleWith(paid).payments;
  if (!payment) throw new Error('The sale has no payment');
  const sold = [line('', 39.9), line('wax', 10)];
  expect(rebill(payment, editedTo(sold), act.now)).toMatchObject({ lines: sold, vatPercent: 5 });
});

test('of a part of the price it is billed for the service', () => {
  const [payment] = saleWith(paid).payments;
  if (!payment) throw new Error('The sale has no payment');
  const sold = [line('', 59.9), line('wax', 10)];
  expect(rebill(payment, editedTo(sold), act.now).lines).toEqual([{ ...line('', 49.9) }]);
});

test('an addition that is still to be paid keeps only extras that are still sold', () => {
  const lines = [line('rest', 2), line('wax', 3)];
  const [, addition] = saleWithAddition({ lines }).payments;
  if (!addition) throw new Error('The sale has no addition');
  expect(rebill(addition, editedTo([line('', 50)]), act.now).lines).toEqual([line('rest', 5)]);
  expect(rebill(addition, editedTo([line('', 50), line('wax', 3)]), act.now).lines).toEqual(lines);
});
