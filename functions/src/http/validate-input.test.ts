import { describe, expect, test } from 'vitest';
import { array, number, object, string } from 'yup';
import { ApiError } from '../errors/api-error.ts';
import { validateInput, validateQuery } from './validate-input.ts';

const schema = object({
  name: string().max(10).required(),
  tags: array().of(string().required()).optional(),
  size: number().min(1).default(20),
  keys: object({ one: string() }).default(undefined),
  list: array().of(object({ one: object({ two: string() }).default(undefined) })),
});

function pathsOf(validate: () => unknown): string[] | undefined {
  try {
    validate();
  } catch (error) {
    if (error instanceof ApiError) return error.errors?.map(({ path }) => path);
  }
  throw new Error('Was not refused');
}

describe('a body', () => {
  test('is taken as it is, with its defaults', () => {
    expect(validateInput(schema, { name: 'Foam' })).toEqual({ name: 'Foam', size: 20 });
  });

  const deep = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a number as text', { name: 'Foam', size: '5' }, ['size']],
    ['everything wrong', { size: 0, tags: [1], extra: 1 }, ['extra', 'name', 'size', 'tags[0]']],
    ['a foreign key below', { name: 'Foam', keys: { one: 'a', junk: 'b' } }, ['keys.junk']],
    [
      'a foreign key in a list',
      { name: 'Foam', list: [{}, { one: { two: 'a', junk: {} }, junk: 1 }] },
      ['list[1].junk', 'list[1].one.junk'],
    ],
    ['half a character', { name: 'Foam', tags: ['a', 'b\ud83d'] }, ['tags']],
    ['a prototype key', JSON.parse('{"name": "Foam", "__proto__": {}}'), ['__proto__']],
    ['what is nested without end', { name: 'Foam', tags: deep }, ['tags']],
    ['the same in an unknown field', { name: 'Foam', extra: deep }, ['extra', 'extra']],
  ])('is refused for %s', (_case, input, paths) => {
    expect(pathsOf(() => validateInput(schema, input))?.sort()).toEqual(paths);
  });

  test.each([null, undefined, 'text', 5, [[]]])('is refused if it is %j', (input) => {
    expect(() => validateInput(schema, input)).toThrow('must be a JSON object');
  });
});

describe('a query', () => {
  test('is converted, with its defaults', () => {
    expect(validateQuery(schema, { name: 'Foam', size: '5' })).toEqual({ name: 'Foam', size: 5 });
    expect(validateQuery(schema, { name: 'Foam' })).toEqual({ name: 'Foam', size: 20 });
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['a number that is none', { name: 'Foam', size: 'five' }, ['size']],
    ['a parameter that is given twice', { name: ['Foam', 'Wax'] }, ['name']],
    ['an unknown one', { name: 'Foam', extra: '1' }, ['extra']],
    ['a prototype key', JSON.parse('{"name": "Foam", "__proto__": "1"}'), ['__proto__']],
  ])('is refused for %s', (_case, query, paths) => {
    expect(pathsOf(() => validateQuery(schema, query))).toEqual(paths);
  });
});
