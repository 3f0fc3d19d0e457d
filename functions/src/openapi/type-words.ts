import { clockTime } from '@carwash/domain/schema/fields';
import { type JsonSchema, jsonSchemaOf, trimmedPattern } from './json-schema.ts';

const typesOf = ({ type }: JsonSchema): string[] =>
  [type ?? []].flat().filter((one) => one !== 'null');

const formatWords: Record<string, string> = {
  date: 'day, yyyy-MM-dd',
  'date-time': 'time, ISO 8601',
  email: 'email address',
};

const typeWords: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  object: 'object',
};

/** The name of an entity that a schema refers to. */
export const entityOf = ({ $ref }: JsonSchema): string | null => $ref?.split('/').at(-1) ?? null;

const listWords: Record<string, string> = {
  string: 'list of texts',
  integer: 'list of whole numbers',
  number: 'list of numbers',
  object: 'list of objects',
};

function listInWords({ items = {} }: JsonSchema): string {
  const [type = ''] = typesOf(items);
  const entity = entityOf(items);
  return entity ? `list of ${entity}` : (listWords[type] ?? 'list');
}

function baseWords(schema: JsonSchema): string {
  const [type = ''] = typesOf(schema);
  if (type === 'array') return listInWords(schema);
  return formatWords[schema.format ?? ''] ?? typeWords[type] ?? 'anything';
}

/** The type of a value in words: `text`, `list of whole numbers`, `time, ISO 8601, or null`. */
export function typeInWords(schema: JsonSchema): string {
  const entity = entityOf(schema);
  if (entity) return entity;
  const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
  return isNullable ? `${baseWords(schema)}, or null` : baseWords(schema);
}

const range = (
  least: number | undefined,
  most: number | undefined,
  unit: string,
): string | null => {
  if (least === undefined && most === undefined) return null;
  if (least === most) return `${least}${unit}`;
  if (most === undefined) return `at least ${least}${unit}`;
  if (least === undefined) return `at most ${most}${unit}`;
  return `${least} to ${most}${unit}`;
};

/** The length limits in words. A minimum of 1 is left out: a required text is never empty anyway. */
const lengthWords = ({ minLength, maxLength }: JsonSchema): string | null =>
  minLength === 1 && maxLength === undefined ? null : range(minLength, maxLength, ' characters');

const clockTimePattern = jsonSchemaOf(clockTime(), 'input').pattern;

function patternWords({ pattern }: JsonSchema): string | null {
  if (!pattern) return null;
  if (pattern === trimmedPattern) return 'no spaces around';
  return pattern === clockTimePattern ? 'HH:mm' : `matches ${pattern}`;
}

const limitWords = (schema: JsonSchema): (string | null)[] => [
  lengthWords(schema),
  range(schema.minimum, schema.maximum, ''),
  schema.exclusiveMinimum === undefined ? null : `more than ${schema.exclusiveMinimum}`,
  schema.exclusiveMaximum === undefined ? null : `less than ${schema.exclusiveMaximum}`,
  range(schema.minItems, schema.maxItems, ' items'),
  patternWords(schema),
  schema.default === undefined ? null : `default ${JSON.stringify(schema.default)}`,
];

/** The limits of a value, one phrase each. */
export const limitsInWords = (schema: JsonSchema): string[] =>
  limitWords(schema).filter((words) => words !== null);
