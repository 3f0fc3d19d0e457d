import { expect, test } from 'vitest';
import { localOnlyFiles } from './build.ts';

const input = { bytes: 1, imports: [] };

test('a bundle of functions and domain passes', () => {
  const inputs = { 'src/index.ts': input, '../domain/src/entities/slot.ts': input };
  expect(localOnlyFiles(inputs)).toEqual([]);
});

test.each(['../payment-sandbox/src/main.ts', '../emulator-seed/src/load-seed.ts'])(
  '%s is refused',
  (path) => {
    expect(localOnlyFiles({ 'src/index.ts': input, [path]: input })).toEqual([path]);
  },
);
