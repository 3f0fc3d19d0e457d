import type { FieldError } from '@carwash/domain/endpoint/errors';
import {
  type AnyObjectSchema,
  ArraySchema,
  type InferType,
  ObjectSchema,
  ValidationError,
} from 'yup';
import { ApiError } from '../errors/api-error.ts';

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the fields that no schema names, at every level: what is stored must be what was described. */
function unknownKeys(schema: unknown, input: unknown, at = ''): FieldError[] {
  if (schema instanceof ArraySchema && Array.isArray(input)) {
    return input.flatMap((entry, index) => unknownKeys(schema.innerType, entry, `${at}[${index}]`));
  }
  if (!(schema instanceof ObjectSchema) || !isPlainObject(input)) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const path = at === '' ? key : `${at}.${key}`;
    if (Object.hasOwn(schema.fields, key)) return unknownKeys(schema.fields[key], value, path);
    // Such a schema reports them by itself, as forms show them.
    const isReported = at !== '' && schema.spec.noUnknown;
    return isReported ? [] : [{ path, message: `${path} is not a known field` }];
  });
}

/**
 * Most levels of nested lists and objects: more than any schema needs, and few enough for recursive
 * functions.
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

/** Returns the fields with an incomplete surrogate pair, which Firestore can't store. */
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
 * Validates the input with the schema. Nothing is converted; defaults are filled in.
 * @param ignored fields that are allowed and removed
 * @throws ApiError bad_input that lists every invalid or unknown field.
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
 * Validates a query string with the schema. Strings are converted to the schema's types; defaults are
 * filled in.
 * @throws ApiError bad_input that lists every invalid, unknown or repeated parameter.
 */
export function validateQuery<S extends AnyObjectSchema>(
  schema: S,
  query: Record<string, unknown>,
): InferType<S> {
  const repeated = Object.keys(query)
    .filter((key) => typeof query[key] !== 'string')
    .map((key) => ({ path: key, message: `${key} must be given once` }));
  // Checked before the conversion, because the conversion does not see a key like __proto__.
  refuse([...unknownKeys(schema, query), ...repeated]);
  return validateInput(schema, schema.cast(query, { assert: false }));
}

/** Returns only the string fields that the schema names, for forms that may have other fields. */
export function pickTexts(schema: AnyObjectSchema, input: unknown): Record<string, string> {
  if (!isPlainObject(input)) return {};
  return Object.fromEntries(
    Object.entries(input).filter(
      (entry): entry is [string, string] =>
        Object.hasOwn(schema.fields, entry[0]) && typeof entry[1] === 'string',
    ),
  );
}
