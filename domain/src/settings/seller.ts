import { type InferType, object } from 'yup';
import { text } from '../schema/fields.ts';

/** Who sells, as the law and the tax office know them. Empty: receipts do not say. */
export const sellerShape = {
  legalName: text(120).label('Legal name').defined().meta({
    note: 'Who sells, by law; printed on receipts. Empty: the name of the business is enough.',
  }),
  taxNumber: text(40).label('Tax number').defined().meta({
    note: 'Printed on receipts; empty: there is none.',
  }),
};

export const sellerSchema = object(sellerShape);

export type Seller = InferType<typeof sellerSchema>;

/**
 * What a sale keeps of who sells, so that its receipt stays what it was.
 * @returns null: nothing is set
 */
export const sellerToKeep = ({ legalName, taxNumber }: Seller): Seller | null =>
  legalName || taxNumber ? { legalName, taxNumber } : null;
