import { expect, test } from 'vitest';
import { planOfChange, readTestFolders } from './changed.ts';

const folders = {
  api: ['bookings', 'http', 'payments', 'slots'],
  e2e: ['admin-bookings', 'admin-slots', 'booking', 'my-bookings', 'services'],
};

const always = ['types', 'lint', 'unit', 'screens'];

test.each<[changed: string, checks: string[], paths: string[]]>([
  ['README.md', [], []],
  ['domain/src/slots/hold.ts', ['api', 'indexes'], ['tests/api/slots/']],
  ['functions/src/payments/mark-refunded.ts', ['api', 'indexes'], ['tests/api/payments/']],
  ['functions/src/http/create-app.ts', ['api', 'indexes'], ['tests/api/http/']],
  ['functions/src/context.ts', ['api', 'indexes'], ['tests/api/http/']],
  ['tests/api/bookings/swap.test.ts', ['api', 'indexes'], ['tests/api/bookings/']],
  ['web/src/features/booking/form/x.tsx', ['e2e', 'indexes', 'logs'], ['tests/e2e/booking/']],
  ['tests/e2e/services/find.spec.ts', ['e2e', 'indexes', 'logs'], ['tests/e2e/services/']],
  [
    'web/src/entities/bookings/queries.ts',
    ['e2e', 'indexes', 'logs'],
    ['tests/e2e/admin-bookings/', 'tests/e2e/my-bookings/'],
  ],
  ['firestore.rules', ['rules'], []],
  ['package-lock.json', ['package'], []],
])('a change of %s', (file, checks, paths) => {
  const plan = planOfChange({ since: 'abc', files: [file] }, folders);
  expect([...plan.keys()]).toEqual([...always, ...checks]);
  expect([...plan.values()].flatMap((selection) => selection.paths ?? [])).toEqual(paths);
  expect(plan.get('unit')?.changedSince).toBe('abc');
});

test('the folders of the repository are those of areas and screens', () => {
  expect(readTestFolders().api).toEqual(expect.arrayContaining(folders.api));
  expect(readTestFolders().e2e).toEqual(expect.arrayContaining(folders.e2e));
});
