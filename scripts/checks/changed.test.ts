import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { foldersOf, planOfChange } from './changed.ts';

/** Returns the checks beyond those that always run, with the folders of those that are not whole. */
const chosenFor = (...files: string[]) =>
  Object.fromEntries(
    [...planOfChange(files)]
      .slice(4)
      .map(([name, { paths }]) => [
        name,
        paths?.map((path) => path.split('/')[2]).join(' ') ?? 'all',
      ]),
  );

const everywhere = { api: 'all', e2e: 'all', indexes: 'all', logs: 'all' };

const inBrowser = (e2e: string) => ({ e2e, indexes: e2e, logs: 'all' });
const overHttp = (api: string) => ({ api, indexes: api });

test.each<[changed: string, chosen: Record<string, string>]>([
  ['README.md', {}],
  ['payment-sandbox/README.md', {}],
  ['functions/src/reviews/rating.test.ts', {}],
  [
    'domain/src/closings/day-closing.ts',
    { ...inBrowser('admin-closings'), ...overHttp('audit closings http') },
  ],
  [
    'functions/src/audit/add-audit-entry.ts',
    { ...inBrowser('admin-audit'), ...overHttp('audit http') },
  ],
  ['web/src/entities/waitlist/queries.ts', inBrowser('booking')],
  ['web/src/features/services/form/x.tsx', inBrowser('booking services')],
  ['web/src/features/admin-receipts/receipt-page.tsx', inBrowser('admin-closings')],
  ['web/src/lib/live/live-query.ts', { e2e: 'all', indexes: 'all', logs: 'all' }],
  ['web/src/testing/render-screen.tsx', {}],
  ['functions/src/http/create-app.ts', everywhere],
  ['functions/src/context.ts', { package: 'all', ...everywhere }],
  ['functions/.env.demo-carwash-test', { package: 'all', ...everywhere }],
  ['domain/src/time/zone.ts', everywhere],
  ['domain/src/roles/role.ts', { rules: 'all', ...everywhere }],
  ['tests/api/bookings/swap.test.ts', overHttp('bookings')],
  ['tests/api/support/harness/harness.ts', { api: 'all', indexes: 'all' }],
  ['tests/e2e/services/find.spec.ts', inBrowser('services')],
  ['firestore.indexes.json', everywhere],
  ['firestore.rules', { rules: 'all' }],
  ['package-lock.json', { package: 'all', rules: 'all', ...everywhere }],
])('a change of %s', (file, chosen) => {
  expect(chosenFor(file)).toEqual(chosen);
});

test('a whole check makes up for its folders, but not for those of another one', () => {
  const files = ['tests/api/support/harness/harness.ts', 'tests/api/bookings/swap.test.ts'];
  expect(chosenFor(...files, 'web/src/features/home/hero.tsx')).toEqual({
    ...inBrowser('home'),
    api: 'all',
  });
});

test('what every change runs is types, linter, related tests and those that read files', () => {
  const plan = planOfChange(['web/src/features/home/hero.tsx']);
  expect([...plan.keys()].slice(0, 4)).toEqual(['types', 'lint', 'unit', 'screens']);
  expect(plan.get('unit')).toEqual(plan.get('screens'));
  expect(plan.get('unit')?.related).toEqual(
    expect.arrayContaining([
      'web/src/features/home/hero.tsx',
      'scripts/checks/changed.test.ts',
      'tests/spec/1-product.test.tsx',
    ]),
  );
});

test('a change of the dependencies runs everything', () => {
  const names = 'types lint unit screens package rules api e2e indexes logs'.split(' ');
  expect([...planOfChange(['package-lock.json'])]).toEqual(
    names.map((name) => [name, { length: 'short' }]),
  );
});

const foldersIn = (path: string): string[] =>
  readdirSync(inRepository(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

test.each(['domain/src', 'functions/src', 'web/src/features', 'web/src/entities'])(
  'the table knows every folder of %s',
  (root) => {
    const unknown = foldersIn(root).filter(
      (folder) => Object.keys(chosenFor(`${root}/${folder}/some.ts`)).length === 0,
    );
    expect(unknown).toEqual([]);
  },
);

test.each(['api', 'e2e'] as const)(
  'the table knows every folder of tests/%s, and no other',
  (check) => {
    expect(foldersOf(check)).toEqual(
      foldersIn(`tests/${check}`).filter((folder) => folder !== 'support'),
    );
  },
);
