import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const tests = {
  'awaited.spec.ts': 'expect(await read()).toBe(1);\n',
  'part.spec.ts': 'expect((await read()).a).toBe(1);\n',
  'soft.spec.ts': 'expect.soft(await read()).toBe(1);\n',
  'locator.spec.ts': 'await expect(locator).toBeVisible();\n',
  'polled.spec.ts': 'await expect.poll(async () => (await read()).a).toBe(1);\n',
  'bound.spec.ts': 'const value = await read();\nexpect(value).toBe(1);\n',
};

/** Browser tests that the linter refuses, in a temporary tree with the plugin alone. */
let refused: string[];
const tree = mkdtempSync(join(tmpdir(), 'expect-retries-'));

beforeAll(() => {
  cpSync(inRepository('scripts/lint'), join(tree, 'scripts/lint'), { recursive: true });
  const plugins = ['./scripts/lint/expect-retries.grit'];
  const config = { overrides: [{ includes: ['tests/e2e/**'], plugins }] };
  writeFileSync(join(tree, 'biome.json'), JSON.stringify(config));
  mkdirSync(join(tree, 'tests/e2e'), { recursive: true });
  for (const [name, code] of Object.entries(tests)) {
    writeFileSync(join(tree, 'tests/e2e', name), code);
  }
  const { stdout } = spawnSync(
    inRepository('node_modules/.bin/biome'),
    ['lint', '--only=plugin', '--reporter=json', 'tests'],
    { cwd: tree, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout);
  refused = diagnostics.map(({ location }: { location: { path: string } }) => location.path);
}, 30_000);

afterAll(() => rmSync(tree, { recursive: true }));

test('the linter refuses a value that was awaited within expect, and nothing else', () => {
  expect(refused.toSorted()).toEqual(
    ['awaited.spec.ts', 'part.spec.ts', 'soft.spec.ts'].map((name) => `tests/e2e/${name}`),
  );
});
