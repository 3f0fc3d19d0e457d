import { describe, expect, test } from 'vitest';
import { mayHavePin, setPinSchema } from './pin.ts';

const errorOf = (pin: unknown): string | null => {
  try {
    setPinSchema.validateSync({ pin });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('a PIN', () => {
  test.each(['2580', '1357', '20486', '13579246', '1122', '0900'])('may be %s', (pin) => {
    expect(errorOf(pin)).toBeNull();
  });

  test.each(['123', '123456789', '12a4', '١٢٣٥', ' 2580', '25 80', '2580\n'])(
    'has 4 to 8 digits, not %j',
    (pin) => {
      expect(errorOf(pin)).toBe('PIN must be 4 to 8 digits.');
    },
  );

  test.each(['0000', '7777777', '1234', '3456789', '0123', '4321', '87654321'])(
    'is not as easy to guess as %s',
    (pin) => {
      expect(errorOf(pin)).toBe('This PIN is too easy to guess. Please choose another one.');
    },
  );

  test.each([undefined, null, ''])('is needed, not %j', (pin) => {
    expect(errorOf(pin)).toMatch(/^PIN /);
  });
});

test.each([
  ['user', false],
  ['washer', true],
  ['manager', true],
  ['admin', false],
  [undefined, false],
] as const)('%s: %j', (role, expected) => {
  expect(mayHavePin(role)).toBe(expected);
});
