import type { AnySchema, SchemaDescription } from 'yup';

/** The field that the answer must name, and the change of the body that makes it faulty. */
export type Fault = [field: string, change: object];

type Description = SchemaDescription & { optional: boolean; nullable: boolean };
type Test = Description['tests'][number];

/** Values of other types, by the type of the schema. */
const ofOtherTypes: Record<string, unknown[]> = {
  string: [7, ['x'], { $ne: '' }],
  number: ['7', [7], true],
  boolean: ['yes', 1],
  array: ['x', {}],
  object: ['x', [], 7],
};

const texts = (length: number) => 'x'.repeat(length);
const items = (length: number) => Array.from({ length }, () => null);

const param = ({ params }: Test, name: string): number => Number(params?.[name]);

/** Values that the tests of yup and of `domain/src/schema/fields.ts` refuse, by type and name of the test. */
const refusedBy: Record<string, Record<string, (test: Test) => unknown[]>> = {
  string: {
    required: () => [''],
    min: (test) => [texts(param(test, 'min') - 1)],
    max: (test) => [texts(param(test, 'max') + 1)],
    trim: () => [' x', 'x '],
    printable: () => ['A\u0000B', 'abc\u202edef', '\u200b', 'half an emoji \ud83d'],
    'well-formed': () => ['half an emoji \ud83d'],
    email: () => ['not an email', 'a@b.test\r\nBcc: c@d.test'],
    day: () => ['2030-02-31', '2030-6-5', '٢٠٣٠-٠٦-١٥', '2030-06-15T09:00:00Z'],
    matches: ({ params }) =>
      ['?', '24:00', 'a b'].filter((value) => !(params as { regex: RegExp }).regex.test(value)),
  },
  number: {
    min: (test) => [param(test, 'min') - 1, -Number.MAX_VALUE],
    max: (test) => [param(test, 'max') + 1, Number.MAX_VALUE],
    integer: () => [1.5],
    'two-decimals': () => [1.005],
  },
  array: {
    min: () => [[]],
    max: (test) => [items(param(test, 'max') + 1)],
    length: (test) => [[], items(param(test, 'length') + 1)],
  },
};

/** Returns values that a schema refuses, as far as its own description tells. */
function refusedValues({ type, tests, oneOf, notOneOf, ...rest }: Description): unknown[] {
  const { optional, nullable, default: byDefault } = rest;
  return [
    ...(optional || byDefault !== undefined ? [] : [undefined]),
    ...(nullable ? [] : [null]),
    ...(ofOtherTypes[type] ?? []),
    ...(oneOf.length > 0 ? [type === 'string' ? 'none of these' : -1] : []),
    ...notOneOf,
    ...tests.flatMap((test) => refusedBy[type]?.[test.name ?? '']?.(test) ?? []),
  ];
}

const isOf = <T extends string>(
  schema: AnySchema,
  key: T,
): schema is AnySchema & Record<T, never> => key in schema && schema[key as never] !== undefined;

/** Returns faulty values of a field, each with the path that the answer must name. */
function faultyValues(path: string, schema: AnySchema): [string, unknown][] {
  const description = schema.describe() as Description;
  const own = refusedValues(description).map((value): [string, unknown] => [path, value]);
  if (isOf(schema, 'innerType')) {
    const inside = faultyValues(`${path}[0]`, schema.innerType);
    return [...own, ...inside.map(([at, value]): [string, unknown] => [at, [value ?? null]])];
  }
  if (!isOf(schema, 'fields')) return own;
  const inside = Object.entries<AnySchema>(schema.fields).flatMap(([name, field]) =>
    faultyValues(`${path}.${name}`, field).map(([at, value]): [string, unknown] => [
      at,
      { [name]: value },
    ]),
  );
  const isClosed = description.tests.some(({ name }) => name === 'noUnknown');
  return [...own, ...inside, ...(isClosed ? [[path, { unexpected: 1 }] as [string, unknown]] : [])];
}

const unknownFields: readonly Fault[] = [
  ['unexpected', { unexpected: 1 }],
  ['__proto__', JSON.parse('{"__proto__":{"role":"admin"}}')],
  ['constructor', { constructor: { prototype: { role: 'admin' } } }],
  ['toString', { toString: 'x' }],
];

/**
 * Returns the faults that the schema of a body tells itself: for each field, however deep it is, values of other types,
 * values beyond its limits, and none at all; and fields that do not exist.
 */
export const faultsOf = (body: AnySchema): Fault[] => [
  ...Object.entries<AnySchema>(isOf(body, 'fields') ? body.fields : {}).flatMap(([name, field]) =>
    faultyValues(name, field).map(([at, value]): Fault => [at, { [name]: value }]),
  ),
  ...unknownFields,
];
