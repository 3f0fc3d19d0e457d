import type { FieldError } from '@carwash/domain/api/errors';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { ApiError } from './api-error.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownKeys = (schema: AnyObjectSchema, input: Record<string, unknown>): FieldError[] =>
  Object.keys(input)
    .filter((key) => !Object.hasOwn(schema.fields, key))
    .map((key) => ({ path: key, message: `${key} is not a known field` }));

function schemaErrors(schema: AnyObjectSchema, input: Record<string, unknown>): FieldError[] {
  try {
    schema.validateSync(input, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const causes = error.inner.length > 0 ? error.inner : [error];
    return causes.map(({ path, message }) => ({ path: path ?? '', message }));
  }
}

/**
 * The input as the schema describes it, without any conversion.
 * @throws ApiError bad_input that lists every offending field, unknown ones included.
 */
export function validateInput<S extends AnyObjectSchema>(schema: S, input: unknown): InferType<S> {
  if (!isPlainObject(input)) throw new ApiError('bad_input', 'The body must be a JSON object.');
  const errors = [...unknownKeys(schema, input), ...schemaErrors(schema, input)];
  if (errors.length > 0) {
    throw new ApiError('bad_input', errors[0]?.message ?? 'Bad input', errors);
  }
  return input as InferType<S>;
}

/** Only the fields that the schema names: for forms which others fill as they like. */
export function pickKnown(schema: AnyObjectSchema, input: unknown): Record<string, unknown> {
  if (!isPlainObject(input)) return {};
  return Object.fromEntries(
    Object.entries(input).filter(([key]) => Object.hasOwn(schema.fields, key)),
  );
}
