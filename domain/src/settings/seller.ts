import { type InferType, object } from 'yup';
import { text } from '../schema/fields.ts';

/** The seller, as the law and the tax office know them. Empty fields are not printed on receipts. */
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
