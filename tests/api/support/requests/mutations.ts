import fc, { type Arbitrary } from 'fast-check';

type Input = Record<string, unknown>;

const nested = (depth: number): unknown => {
  let value: unknown = 'bottom';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { value };
  return value;
};

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\u2066',
  '\ufeff',
  '../../users',
  '__all__',
  '__proto__',
  "' OR 1=1 --",
  '{"$ne":null}',
  '%00%2e%2e',
  'ﷺ'.repeat(100),
  '🚗'.repeat(1000),
  'x'.repeat(20_000),
];

const oddValues = [
  null,
  true,
  0,
  -0,
  -1,
  1.005,
  2 ** 53,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 'x', valueOf: 'y' },
  { toDate: 1, seconds: 1, nanoseconds: 1 },
  '0000-01-01',
  '2030-02-31',
  '24:00',
  nested(20),
  nested(200),
];

export const oddText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...oddTexts),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...oddValues),
  oddText,
  fc.jsonValue(),
);

const oddKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'toString', '_id', 'role', 'customer', 'price', ''),
  fc.string(),
);

type Mutation = (input: Input) => Input;

const keyAt = (input: Input, index: number): string | undefined => {
  const keys = Object.keys(input);
  return keys[index % Math.max(1, keys.length)];
};

/** Returns a record with one property added, even if its name is `__proto__`. */
const withProperty = (input: Input, key: string, value: unknown): Input =>
  Object.fromEntries([...Object.entries(input), [key, value]]);

const index = fc.nat({ max: 20 });

const dropKey: Arbitrary<Mutation> = index.map((at) => (input) => {
  const dropped = keyAt(input, at);
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== dropped));
});

const changeValue: Arbitrary<Mutation> = fc.tuple(index, oddValue).map(([at, value]) => (input) => {
  const key = keyAt(input, at);
  return key === undefined ? input : withProperty(input, key, value);
});

const addKey: Arbitrary<Mutation> = fc.tuple(oddKey, oddValue).map(
  ([key, value]) =>
    (input) =>
      withProperty(input, key, value),
);

/** Returns inputs with one to three changes that a client might make by mistake or on purpose. */
export const mutationsOf = (inputs: Arbitrary<Input>): Arbitrary<Input> =>
  fc
    .tuple(inputs, fc.array(fc.oneof(dropKey, changeValue, addKey), { minLength: 1, maxLength: 3 }))
    .map(([input, mutations]) => mutations.reduce((changed, mutate) => mutate(changed), input));
