import { expect, test } from 'vitest';
import { personOptions } from './person-options';

const admins = [
  { _id: 'a2', name: 'Zara' },
  { _id: 'a1', name: 'Anik Khan' },
];
const entries = [{ by: { uid: 'a1', name: 'Anik' } }, { by: { uid: 'f1', name: 'Former admin' } }];

test('admins and whoever else made a change, by name, with the names of today', () => {
  expect(personOptions(admins, entries, null).map(({ name }) => name)).toEqual([
    'Anik Khan',
    'Former admin',
    'Zara',
  ]);
});

test('who is chosen can be chosen, even if nothing is known of them', () => {
  expect(personOptions([], [], 'x')).toEqual([{ uid: 'x', name: 'Somebody else' }]);
  expect(personOptions(admins, [], 'a2')).toHaveLength(2);
});
