import { expect, test } from 'vitest';
import { askedSeedSize } from './asked-seed-size.ts';

test.each([
  [[], 'small'],
  [['--seed=medium'], 'medium'],
  [['--seed', 'large'], 'large'],
])('%j asks for %s', (commandLine, size) => {
  expect(askedSeedSize(commandLine)).toBe(size);
});

test.each(['huge', '', 'toString'])(
  '%j is no size, and the message says which there are',
  (name) => {
    expect(() => askedSeedSize([`--seed=${name}`])).toThrow(
      `There is no seed '${name}': say --seed=small, --seed=medium, --seed=large.`,
    );
  },
);

test('anything else on the command line is an error', () => {
  expect(() => askedSeedSize(['--sead=large'])).toThrow('--sead');
});
