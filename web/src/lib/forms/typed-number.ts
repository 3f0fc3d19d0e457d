import { mixed } from 'yup';

/** The value of a number field: empty while nothing is typed. */
export type TypedNumber = number | '';

/** Returns the schema of such a value in a draft. */
export const typedNumber = () =>
  mixed((value): value is TypedNumber => value === '' || typeof value === 'number');

/** Returns the number as the API takes it; undefined while nothing is typed. */
export const numberOf = (typed: TypedNumber): number | undefined =>
  typed === '' ? undefined : typed;
