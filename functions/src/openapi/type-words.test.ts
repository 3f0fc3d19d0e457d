import { expect, test } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { limitsInWords, typeInWords } from './type-words.ts';

test.each<[JsonSchema, string]>([
  [{ type: 'string' }, 'text'],
  [{ type: ['string', 'null'], format: 'date-time' }, 'time, ISO 8601, or null'],
  [{ type: 'array', items: { type: 'integer' } }, 'list of whole numbers'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Slot' } }, 'list of Slot'],
  [{ $ref: '#/components/schemas/User' }, 'User'],
  [{}, 'anything'],
])('%j is %s', (schema, words) => {
  expect(typeInWords(schema)).toBe(words);
});

test.each<[JsonSchema, string[]]>([
  [{ type: 'string', minLength: 1, maxLength: 100 }, ['1 to 100 characters']],
  [{ type: 'string', minLength: 1 }, []],
  [{ type: 'string', minLength: 3, maxLength: 3 }, ['3 characters']],
  [{ type: 'string', pattern: '^[a-z]$' }, ['matches ^[a-z]$']],
  [{ type: 'string', pattern: '^(\\S([\\s\\S]*\\S)?)?$' }, ['no spaces around']],
  [{ type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }, ['HH:mm']],
  [{ type: 'number', minimum: 0 }, ['at least 0']],
  [{ type: 'number', exclusiveMinimum: 0, maximum: 5 }, ['at most 5', 'more than 0']],
  [{ type: 'array', minItems: 1, maxItems: 20 }, ['1 to 20 items']],
  [{ type: 'string', default: 'available' }, ['default "available"']],
  [{ type: 'boolean' }, []],
])('%j keeps to %j', (schema, words) => {
  expect(limitsInWords(schema)).toEqual(words);
});
