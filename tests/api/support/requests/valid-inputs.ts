import fc, { type Arbitrary } from 'fast-check';
import type { AnyObjectSchema, Schema, SchemaObjectDescription } from 'yup';

type Description = ReturnType<Schema['describe']>;
type Test = Description['tests'][number];

/** Existing values, by the name of the field or parameter that may have them. */
export type KnownValues = Record<string, string[]>;

const readable = [
  ...'abcXYZ019 .-_@/é中ß',
  'ت',
  'র',
  '🚗',
  '👩🏽‍🔧',
  '\u200c',
  "'",
  '"',
  '<',
  '&',
  '%',
  '$',
  '\\',
];

const dayInDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Mostly days around today, and some at the limits of calendars. */
const day = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -40, max: 400 }).map(dayInDays) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '0000-01-01',
      '0001-01-01',
      '1970-01-01',
      '2028-02-29',
      '9999-12-31',
    ),
  },
);

const paramOf = (tests: Test[], name: string): unknown =>
  tests.find((test) => test.name === name)?.params?.[name === 'matches' ? 'regex' : name];

const numberParam = (tests: Test[], name: string, otherwise: number): number =>
  Number(paramOf(tests, name) ?? otherwise);

function textOf(tests: Test[]): Arbitrary<string> {
  const has = (name: string) => tests.some((test) => test.name === name);
  const regex = paramOf(tests, 'matches');
  if (has('day')) return day;
  if (has('email')) return fc.emailAddress();
  if (regex instanceof RegExp) return fc.stringMatching(regex);
  const maxLength = numberParam(tests, 'max', 300);
  const minLength = numberParam(tests, 'min', has('required') ? 1 : 0);
  const unit = has('printable') ? fc.constantFrom(...readable) : 'grapheme';
  return fc.string({ unit, minLength, maxLength });
}

function numberOf(tests: Test[]): Arbitrary<number> {
  const [min, max] = [numberParam(tests, 'min', -1e6), numberParam(tests, 'max', 1e6)];
  if (tests.some(({ name }) => name === 'integer')) return fc.integer({ min, max });
  return fc.integer({ min: min * 100, max: max * 100 }).map((minor) => minor / 100);
}

function presentValueOf(description: Description, known: string[]): Arbitrary<unknown> {
  const { type, tests, oneOf } = description;
  if (oneOf.length > 0) return fc.constantFrom(...oneOf);
  if (type === 'number') return numberOf(tests);
  if (type === 'boolean') return fc.boolean();
  if (type === 'array' && 'innerType' in description) {
    const inner = presentValueOf(description.innerType as Description, known);
    const [minLength, maxLength] = [numberParam(tests, 'min', 0), numberParam(tests, 'max', 10)];
    // Mostly short, because long lists of which the order counts are hardly ever valid.
    return fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(inner, { minLength, maxLength: Math.min(maxLength, minLength + 1) }),
      },
      { weight: 1, arbitrary: fc.array(inner, { minLength, maxLength }) },
    );
  }
  if (type === 'object' && 'fields' in description) {
    return recordOf(description as SchemaObjectDescription, {});
  }
  if (known.length === 0) return textOf(tests);
  // Known values, because a pattern says too little about valid values.
  if (paramOf(tests, 'matches')) return fc.constantFrom(...known);
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...known) },
    { weight: 1, arbitrary: textOf(tests) },
  );
}

function optionalValueOf(description: Description, known: string[]): Arbitrary<unknown> {
  const present = presentValueOf(description, known);
  const { optional, nullable } = description as Description & Record<string, boolean>;
  const others = [...(optional ? [undefined] : []), ...(nullable ? [null] : [])];
  if (others.length === 0) return present;
  return fc.oneof(
    { weight: 3, arbitrary: present },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function recordOf({ fields }: SchemaObjectDescription, known: KnownValues) {
  const values = Object.entries(fields).map(
    ([name, field]) => [name, optionalValueOf(field as Description, known[name] ?? [])] as const,
  );
  return fc
    .record(Object.fromEntries(values))
    .map((input) =>
      Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
    );
}

/** Most random objects that may be invalid in a row, or the search would go on for ever. */
const mostRefused = 10_000;

/**
 * Returns objects that a schema accepts, built from its own description. Where that says too little to meet valid
 * values by chance, an error says so: these fields need known values.
 */
export function validInputs(
  schema: AnyObjectSchema,
  known: KnownValues,
): Arbitrary<Record<string, unknown>> {
  const description = schema.describe() as SchemaObjectDescription;
  let refusedInARow = 0;
  return recordOf(description, known).filter((input) => {
    const isValid = schema.isValidSync(input, { strict: true });
    refusedInARow = isValid ? 0 : refusedInARow + 1;
    if (refusedInARow === mostRefused) {
      const fields = Object.keys(description.fields).join(', ');
      throw new Error(`No valid object among ${mostRefused} with the fields ${fields}`);
    }
    return isValid;
  });
}
