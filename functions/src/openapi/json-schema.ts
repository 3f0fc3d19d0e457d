import type { AnySchema, Lazy, SchemaDescription } from 'yup';

/** The part of JSON Schema 2020-12 that this API needs. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  contentMediaType?: string;
}

/** The use of a schema. Unknown fields are refused in input and allowed in answers. */
type SchemaUse = 'input' | 'answer';

type Test = SchemaDescription['tests'][number];
type Keywords = Omit<JsonSchema, 'type'>;

/** A numeric parameter of a yup test; undefined if it is a reference to another field. */
function numberOf({ params }: Test, name: string): number | undefined {
  const value = params?.[name];
  return typeof value === 'number' ? value : undefined;
}

/** A pattern for JSON Schema, which has no flags and reads every pattern as Unicode. */
function patternOf({ params }: Test): string | undefined {
  const regex = params?.regex;
  if (!(regex instanceof RegExp) || /[^u]/.test(regex.flags)) return undefined;
  return new RegExp(regex.source, 'u').source;
}

/** An empty text, or a text without spaces around it. */
export const trimmedPattern = '^(\\S([\\s\\S]*\\S)?)?$';

const stringKeywords: Record<string, (test: Test) => Keywords> = {
  required: () => ({ minLength: 1 }),
  min: (test) => ({ minLength: numberOf(test, 'min') }),
  max: (test) => ({ maxLength: numberOf(test, 'max') }),
  length: (test) => ({ minLength: numberOf(test, 'length'), maxLength: numberOf(test, 'length') }),
  trim: () => ({ pattern: trimmedPattern }),
  matches: (test) => ({ pattern: patternOf(test) }),
  email: () => ({ format: 'email' }),
  day: () => ({ format: 'date' }),
};

const numberKeywords: Record<string, (test: Test) => Keywords> = {
  min: (test) => ({ minimum: numberOf(test, 'min'), exclusiveMinimum: numberOf(test, 'more') }),
  max: (test) => ({ maximum: numberOf(test, 'max'), exclusiveMaximum: numberOf(test, 'less') }),
};

const arrayKeywords: Record<string, (test: Test) => Keywords> = {
  min: (test) => ({ minItems: numberOf(test, 'min') }),
  max: (test) => ({ maxItems: numberOf(test, 'max') }),
  length: (test) => ({ minItems: numberOf(test, 'length'), maxItems: numberOf(test, 'length') }),
};

const known = <T extends object>(keywords: T): T =>
  Object.fromEntries(Object.entries(keywords).filter(([, value]) => value !== undefined)) as T;

/** Later tests override earlier ones, except that `required` never lowers a minimum. */
function keywordsOf(
  tests: SchemaDescription['tests'],
  table: Record<string, (test: Test) => Keywords>,
): Keywords {
  const first = tests.filter(({ name }) => name === 'required');
  const rest = tests.filter(({ name }) => name !== 'required');
  return Object.assign(
    {},
    ...[...first, ...rest].map((test) => known(table[test.name ?? '']?.(test) ?? {})),
  );
}

const hasTest = ({ tests }: SchemaDescription, name: string): boolean =>
  tests.some((test) => test.name === name);

const children = (schema: AnySchema): [string, AnySchema][] =>
  'fields' in schema ? Object.entries(schema.fields as Record<string, AnySchema>) : [];

const isLazy = (schema: AnySchema | Lazy<unknown>): schema is Lazy<unknown> =>
  schema.type === 'lazy';

/** Fields of any name, which all have one schema: yup knows them once it sees a value. */
const withAnyName = (schema: Lazy<unknown>) =>
  schema.resolve({ value: { anyName: {} } }) as AnySchema;

/** Optional fields may be absent; in input, fields with a default may be absent too. */
function isRequired(schema: AnySchema): boolean {
  const resolved = isLazy(schema) ? withAnyName(schema) : schema;
  const { optional, default: byDefault } = resolved.describe() as SchemaDescription;
  return !optional && (byDefault === undefined || 'fields' in schema);
}

function objectSchema(schema: AnySchema, use: SchemaUse, names: SchemaNames): JsonSchema {
  const fields = children(schema);
  const required = fields.filter(([, field]) => isRequired(field)).map(([name]) => name);
  return known({
    type: 'object',
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        known({ ...jsonSchemaOf(field, use, names), description: field.meta()?.note }),
      ]),
    ),
    required: required.length > 0 ? required : undefined,
    additionalProperties: use === 'input' ? false : undefined,
  });
}

function arraySchema(schema: AnySchema, use: SchemaUse, names: SchemaNames): JsonSchema {
  const { tests } = schema.describe() as SchemaDescription;
  const item = 'innerType' in schema ? (schema.innerType as AnySchema | undefined) : undefined;
  return known({
    type: 'array',
    items: item && jsonSchemaOf(item, use, names),
    ...keywordsOf(tests, arrayKeywords),
  });
}

function recordSchema(schema: Lazy<unknown>, use: SchemaUse, names: SchemaNames): JsonSchema {
  const [[, field] = []] = children(withAnyName(schema));
  return known({
    type: 'object',
    additionalProperties: field && jsonSchemaOf(field, use, names),
  });
}

function scalarSchema(schema: AnySchema): JsonSchema {
  const description = schema.describe() as SchemaDescription;
  const { type, tests } = description;
  if (type === 'string') return { type, ...keywordsOf(tests, stringKeywords) };
  if (type === 'number') {
    const isWhole = hasTest(description, 'integer');
    return { type: isWhole ? 'integer' : 'number', ...keywordsOf(tests, numberKeywords) };
  }
  if (type === 'date') return { type: 'string', format: 'date-time' };
  if (type === 'boolean') return { type };
  // Any value.
  if (type === 'mixed') return {};
  throw new Error(`JSON Schema for yup's ${type} is not written yet`);
}

/** Removes the format of a field that may be empty, because the empty text does not match it. */
function withoutFormatIfEmpty({ format, ...rest }: JsonSchema, byDefault: unknown): JsonSchema {
  return byDefault === '' || format === undefined ? rest : { ...rest, format };
}

function withValues(
  schema: JsonSchema,
  { oneOf, nullable, default: byDefault }: SchemaDescription,
) {
  const { type } = schema;
  const values = nullable && oneOf.length > 0 ? [...oneOf, null] : oneOf;
  return known({
    ...withoutFormatIfEmpty(schema, byDefault),
    type: nullable && typeof type === 'string' ? [type, 'null'] : type,
    enum: values.length > 0 ? [...new Set(values)] : undefined,
    default: type === 'object' ? undefined : byDefault,
  });
}

/** Schemas with a name; others refer to them by it. */
type SchemaNames = ReadonlyMap<AnySchema, string>;

/**
 * A yup schema as JSON Schema 2020-12. Conditions that only code can check (an existing day,
 * well-formed text) are left out, so the result may allow more than the API accepts, but never less.
 */
export function jsonSchemaOf(
  schema: AnySchema,
  use: SchemaUse,
  names: SchemaNames = new Map(),
): JsonSchema {
  const name = names.get(schema);
  if (name) return { $ref: `#/components/schemas/${name}` };
  if (isLazy(schema)) return recordSchema(schema, use, names);
  const description = schema.describe() as SchemaDescription;
  if (description.type === 'object') {
    return withValues(objectSchema(schema, use, names), description);
  }
  if (description.type === 'array') {
    return withValues(arraySchema(schema, use, names), description);
  }
  return withValues(scalarSchema(schema), description);
}
