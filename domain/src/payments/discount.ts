import { type InferType, object } from 'yup';
import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { money } from '../schema/fields.ts';
import type { PriceLine } from '../services/price-lines.ts';
import { requiredReason } from './required-reason.ts';

/** Returns the field of what is taken off a debt. */
export const discountAmount = () =>
  money()
    .label('Discount')
    .typeError('Discount must be a number.')
    .required('Discount is required.')
    .moreThan(0, 'Discount must be more than 0.');

/** The form that takes something off what is still to be paid. */
export const discountSchema = object({ amount: discountAmount(), reason: requiredReason() });

export type Discount = InferType<typeof discountSchema>;

const mark = ' (discounted)';

/**
 * Returns the lines with less to pay, taken from the first line and then from the add-ons. The first line says so.
 * @param minor the discount, in minor units
 */
export function discountedLines(lines: readonly PriceLine[], minor: number): PriceLine[] {
  let missing = minor;
  return lines.map((line, index) => {
    const taken = Math.min(missing, toMinorUnits(line.price));
    missing -= taken;
    const name = index === 0 && !line.name.endsWith(mark) ? `${line.name}${mark}` : line.name;
    return { ...line, name, price: fromMinorUnits(toMinorUnits(line.price) - taken) };
  });
}
