import { type InferType, object, string } from 'yup';
import { money } from '../schema/fields.ts';
import { collectMethods } from './transaction.ts';

/** Returns the field of a part of a debt. */
export const partOfDebt = () =>
  money()
    .label('Amount')
    .typeError('Amount must be a number.')
    .required('Amount is required.')
    .moreThan(0, 'Amount must be more than 0.');

/** The form that says that a part of a debt was paid at the desk. */
export const collectPartSchema = object({
  method: string().oneOf(collectMethods).required('Choose how it is paid.'),
  amount: partOfDebt(),
});

export type CollectPart = InferType<typeof collectPartSchema>;
