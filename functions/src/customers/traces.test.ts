import { expect, test } from 'vitest';
import { traceIds } from './traces.ts';

const keyedHash = (_purpose: string, value: string) => value;

test('known ids, those of the address and phone numbers, stay when there are many plates', () => {
  const plates = Array.from({ length: 150 }, (_, number) => `GA 11 ${number}`);
  const found = traceIds({ plates, ids: ['address', 'phone'] }, { keyedHash });
  expect(found).toHaveLength(100);
  expect(found.slice(0, 2)).toEqual(['address', 'phone']);
});
