import { day, money, text } from '@carwash/domain/schema/fields';
import { expect, test } from 'vitest';
import { array, boolean, date, lazy, number, object, ref, string, tuple } from 'yup';
import { jsonSchemaOf, trimmedPattern } from './json-schema.ts';

test.each([
  [string(), { type: 'string' }],
  [string().required(), { type: 'string', minLength: 1 }],
  [string().min(8).max(128).required(), { type: 'string', minLength: 8, maxLength: 128 }],
  [string().length(3), { type: 'string', minLength: 3, maxLength: 3 }],
  [string().email(), { type: 'string', format: 'email' }],
  [string().email().default(''), { type: 'string', default: '' }],
  [string().matches(/^[a-z]{8}$/), { type: 'string', pattern: '^[a-z]{8}$' }],
  [string().matches(/^[a-z]{8}$/i), { type: 'string' }],
  [string().oneOf(['a', 'b'] as const), { type: 'string', enum: ['a', 'b'] }],
  [
    string()
      .oneOf(['a', 'b'] as const)
      .nullable(),
    { type: ['string', 'null'], enum: ['a', 'b', null] },
  ],
  [string().default('x'), { type: 'string', default: 'x' }],
  [text(100).required(), { type: 'string', minLength: 1, maxLength: 100, pattern: trimmedPattern }],
  [day(), { type: 'string', format: 'date' }],
  [number(), { type: 'number' }],
  [number().min(0).max(5), { type: 'number', minimum: 0, maximum: 5 }],
  [number().integer().moreThan(0), { type: 'integer', exclusiveMinimum: 0 }],
  [number().lessThan(9), { type: 'number', exclusiveMaximum: 9 }],
  [number().max(ref('other')), { type: 'number' }],
  [number().oneOf([1, 2]), { type: 'number', enum: [1, 2] }],
  [money(), { type: 'number', minimum: 0, maximum: 1_000_000 }],
  [boolean(), { type: 'boolean' }],
  [date().nullable(), { type: ['string', 'null'], format: 'date-time' }],
  [
    array().of(string().required()).min(1).max(20),
    { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1, maxItems: 20 },
  ],
])('schema %#', (schema, expected) => {
  expect(jsonSchemaOf(schema, 'input')).toEqual(expected);
});

test.each([
  ['', true],
  ['a', true],
  ['a b\nc', true],
  [' a', false],
  ['a ', false],
])('%j without spaces around it: %s', (value, isTrimmed) => {
  expect(new RegExp(trimmedPattern, 'u').test(value)).toBe(isTrimmed);
});

const person = object({
  name: string().required(),
  nick: string().nullable().defined(),
  role: string().default('user'),
  home: object({ city: string() }).required(),
  tags: array().of(string().required()).optional(),
});

test('the schema of a request lists required fields and allows no others, at every depth', () => {
  expect(jsonSchemaOf(person, 'input')).toMatchObject({
    type: 'object',
    required: ['name', 'nick', 'home'],
    additionalProperties: false,
    properties: { home: { additionalProperties: false }, nick: { type: ['string', 'null'] } },
  });
});

test('the schema of an answer allows additional fields', () => {
  expect(jsonSchemaOf(person, 'answer').additionalProperties).toBeUndefined();
});

test('fields with arbitrary names share one schema', () => {
  const counts = lazy((value: object | undefined) =>
    object(
      Object.fromEntries(Object.keys(value ?? {}).map((name) => [name, number().required()])),
    ).optional(),
  );
  expect(jsonSchemaOf(object({ counts }), 'answer')).toEqual({
    type: 'object',
    properties: { counts: { type: 'object', additionalProperties: { type: 'number' } } },
  });
});

test('a schema with a name is referred to, also as the item of a list', () => {
  const names = new Map([[person, 'Person']]);
  const reference = { $ref: '#/components/schemas/Person' };
  expect(jsonSchemaOf(person, 'answer', names)).toEqual(reference);
  expect(jsonSchemaOf(array().of(person), 'answer', names).items).toEqual(reference);
});

test('the note of a field becomes its description', () => {
  const schema = jsonSchemaOf(
    object({ duration: number().meta({ note: 'Minutes.' }), name: string() }),
    'input',
  );
  expect(schema.properties?.duration?.description).toBe('Minutes.');
  expect(schema.properties?.name).not.toHaveProperty('description');
});

test('an unsupported kind of schema is an error', () => {
  expect(() => jsonSchemaOf(tuple([string(), number()]), 'input')).toThrow('tuple');
});
