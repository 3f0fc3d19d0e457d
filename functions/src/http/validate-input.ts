import type { FieldError } from '@carwash/domain/endpoint/errors';
import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import { ApiError } from '../errors/api-error.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const unknownKeys = (schema: AnyObjectSchema, input: Record<string, unknown>): FieldError[] =>
  Object.keys(input)
    .filter((key) => !Object.hasOwn(schema.fields, key))
    .map((key) => ({ path: key, message: `${key} is not a known field` }));

/**
 * How deep lists and objects may lie in each other: more than any schema describes, and little enough
 * for whatever walks the input by calling itself.
 */
const maxDepth = 32;

function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth < maxDepth; depth += 1) {
    level = level.flatMap((inner) =>
      typeof inner === 'object' && inner !== null ? Object.values(inner) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

const tooDeepKeys = (input: Record<string, unknown>): FieldError[] =>
  Object.keys(input)
    .filter((key) => isTooDeep(input[key]))
    .map((key) => ({ path: key, message: `${key} is nested too deeply` }));

function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  return typeof value !== 'object' || value === null || Object.values(value).every(isWellFormed);
}

/** Half a character, which Firestore cannot store and nobody can read. */
const malformedKeys = (input: Record<string, unknown>): FieldError[] =>
  Object.keys(input)
    .filter((key) => !isWellFormed(input[key]))
    .map((key) => ({ path: key, message: `${key} must be readable text` }));

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

function refuse(errors: FieldError[]): void {
  const [first] = errors;
  if (first) throw new ApiError('bad_input', first.message, errors);
}

const without = (input: Record<string, unknown>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(input).filter(([key]) => !keys.includes(key)));

/**
 * The input as the schema describes it: nothing is converted, defaults are filled in.
 * @param ignored fields that may be there, and are left out
 * @throws ApiError bad_input that lists every offending field, unknown ones included.
 */
export function validateInput<S extends AnyObjectSchema>(
  schema: S,
  given: unknown,
  ignored: readonly string[] = [],
): InferType<S> {
  if (!isPlainObject(given)) throw new ApiError('bad_input', 'The body must be a JSON object.');
  const input = ignored.length > 0 ? without(given, ignored) : given;
  const tooDeep = tooDeepKeys(input);
  const others = tooDeep.length > 0 ? [] : schemaErrors(schema, input);
  refuse([...unknownKeys(schema, input), ...tooDeep, ...others]);
  refuse(malformedKeys(input));
  return schema.cast(input, { assert: false });
}

/**
 * A query string as the schema describes it: texts are converted to numbers and the like, defaults
 * filled in.
 * @throws ApiError bad_input that lists every offending parameter; one that is given twice offends.
 */
export function validateQuery<S extends AnyObjectSchema>(
  schema: S,
  query: Record<string, unknown>,
): InferType<S> {
  const repeated = Object.keys(query)
    .filter((key) => typeof query[key] !== 'string')
    .map((key) => ({ path: key, message: `${key} must be given once` }));
  // Before the conversion, which does not see a key like __proto__.
  refuse([...unknownKeys(schema, query), ...repeated]);
  return validateInput(schema, schema.cast(query, { assert: false }));
}

/** Only the texts that the schema names: for forms which others fill as they like. */
export function pickTexts(schema: AnyObjectSchema, input: unknown): Record<string, string> {
  if (!isPlainObject(input)) return {};
  return Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string] =>
        Object.hasOwn(schema.fields, entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
