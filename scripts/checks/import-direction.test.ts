import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

/** Folders below the areas; all other folders are areas. */
const belowAreas = ['db', 'gateways', 'http'];
const alsoBelow = ['errors', 'limits'];

function importsOfAreas(): [string, string][] {
  const folders = readdirSync(inRepository('functions/src'), { withFileTypes: true });
  const areas = folders
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => ![...belowAreas, ...alsoBelow].includes(name));
  return belowAreas.flatMap((folder) =>
    areas.map((area): [string, string] => [`functions/src/${folder}`, `../${area}/anything.ts`]),
  );
}

const upward: [folder: string, module: string][] = [
  ['domain/src/slots', 'firebase-admin/firestore'],
  ['domain/src/slots', 'react'],
  ['domain/src/slots', 'node:fs'],
  ['domain/src/slots', '@carwash/functions/api'],
  ['functions/src/payments', '@carwash/web/app'],
  ['functions/src/payments', '@carwash/payment-sandbox/create-sandbox'],
  ['functions/src/payments', '@carwash/emulator-seed/load-seed'],
  ...importsOfAreas(),
  ['web/src/features/booking', '~/features/services/services-page'],
  ['web/src/features/booking', '../services/services-page'],
  ['web/src/features/booking/form', '../../services/services-page'],
  ['web/src/features/booking', '~/app/router'],
  ['web/src/features/booking', 'firebase/firestore'],
  ['web/src/entities/slots', '~/features/booking/booking-page'],
  ['web/src/entities/slots', '~/app/router'],
  ['web/src/entities/slots', '~/entities/slots/own-holds'],
  ['web/src/entities/slots/picker', '../../payments/queries'],
  ['web/src/entities/reviews', '~/entities/services/service-card'],
  ['web/src/entities/reviews', '../services/service-card'],
  ['web/src/entities/services', '../bookings/queries'],
  ['web/src/entities/bookings', '../payments/queries'],
  ['web/src/entities/slots', 'firebase/firestore'],
  ['web/src/ui/page', '~/lib/live/live-query'],
  ['web/src/ui/page', '~/entities/slots/use-slots'],
  ['web/src/ui/page', '~/features/booking/booking-page'],
  ['web/src/lib/live', '~/entities/slots/use-slots'],
  ['web/src/lib/live', '~/ui/states/empty-state'],
  ['web/src/lib/live', '~/app/router'],
  ['web/src/app', 'firebase/auth'],
];

const downward = [
  ['domain/src/bookings', '../slots/slot.ts'],
  ['functions/src/payments', '../errors/api-error.ts'],
  ['functions/src/payments', '@carwash/domain/money/money'],
  ['web/src/features/booking', '~/lib/address/paths'],
  ['web/src/features/booking', '~/entities/slots/use-slots'],
  ['web/src/features/booking', './form/vehicle-form'],
  ['web/src/features/booking/form', '../booking-page'],
  ['web/src/entities/slots/picker', '../use-slots'],
  ['web/src/entities/slots', '~/lib/live/live-query'],
  ['web/src/entities/reviews', '~/entities/users/user-avatar'],
  ['web/src/entities/services', '~/entities/reviews/rating-stars'],
  ['web/src/entities/bookings', '~/entities/slots/use-slot-clock'],
  ['web/src/ui/charts', '../states/empty-state'],
  ['web/src/ui/page', '~/lib/clock/use-now'],
  ['web/src/app', '~/features/booking/booking-page'],
] as const;

const fileFor = (folder: string, module: string) =>
  `${folder}/${module.replaceAll(/[^a-z-]+/gi, '_')}.ts`;

/** Rules that each file breaks, in a temporary tree laid out like the repository. */
const broken = new Map<string, string[]>();
const tree = mkdtempSync(join(tmpdir(), 'import-direction-'));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(tree, path)), { recursive: true });
  writeFileSync(join(tree, path), content);
}

beforeAll(() => {
  const config = JSON.parse(readFileSync(inRepository('biome.json'), 'utf8'));
  cpSync(inRepository('scripts/lint'), join(tree, 'scripts/lint'), { recursive: true });
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  for (const [folder, module] of [...upward, ...downward]) {
    write(fileFor(folder, module), `import { x } from '${module}';\n\nexport const y = x;\n`);
  }
  write('circle/a.ts', "import { b } from './b.ts';\n\nexport const a = () => b;\n");
  write('circle/b.ts', "import { a } from './a.ts';\n\nexport const b = () => a;\n");
  write('circle/c.ts', "import type { D } from './d.ts';\n\nexport type C = D[];\n");
  write('circle/d.ts', "import type { C } from './c.ts';\n\nexport type D = { c: C };\n");
  const { stdout } = spawnSync(
    inRepository('node_modules/.bin/biome'),
    ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
    { cwd: tree, encoding: 'utf8' },
  );
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    broken.set(location.path, [...(broken.get(location.path) ?? []), category]);
  }
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true }));

/** Returns the imports of which the linter says nothing. */
const allowed = (imports: readonly (readonly [folder: string, module: string])[]): string[] =>
  imports
    .filter(([folder, module]) => {
      const categories = broken.get(fileFor(folder, module)) ?? [];
      return !categories.includes('lint/style/noRestrictedImports');
    })
    .map(([folder, module]) => `${folder}: ${module}`);

test('the linter refuses imports that do not point downward', () => {
  expect(allowed(upward)).toEqual([]);
});

test('the linter allows imports that point downward', () => {
  expect(allowed(downward)).toEqual(downward.map(([folder, module]) => `${folder}: ${module}`));
});

test('the linter refuses circles', () => {
  const circles = ['circle/a.ts', 'circle/b.ts', 'circle/c.ts', 'circle/d.ts'];
  const refused = circles.filter((file) =>
    broken.get(file)?.includes('lint/suspicious/noImportCycles'),
  );
  expect(refused).toEqual(circles);
});
