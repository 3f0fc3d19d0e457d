import { expect, test } from 'vitest';
import { personOptions } from './person-options';

const admins = [
  { _id: 'a2', name: 'Zara' },
  { _id: 'a1', name: 'Anik Khan' },
];
const entries = [{ by: { uid: 'a1', name: 'Anik' } }, { by: { uid: 'f1', name: 'Former admin' } }];

test('the options are admins and authors of changes, sorted by name, with current names', () => {
  expect(personOptions(admins, entries, null).map(({ name }) => name)).toEqual([
    'Anik Khan',
    'Former admin',
    'Zara',
  ]);
});

test('the chosen person is an option even if nothing else is known about them', () => {
  expect(personOptions([], [], 'x')).toEqual([{ uid: 'x', name: 'Somebody else' }]);
  expect(personOptions(admins, [], 'a2')).toHaveLength(2);
});
