import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { steps } from './steps.ts';

const root = join(import.meta.dirname, '..');

/** Functions that return the counts of a step, outside of `background`, which puts the steps together. */
const written = globSync('*/**/*.ts', { cwd: root })
  .filter((file) => !file.startsWith('background/') && !file.endsWith('.test.ts'))
  .flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const exported = text.matchAll(
      /^export (?:async )?(?:const|function) (\w+)(?=[^;{]*StepCounts)/gm,
    );
    return [...exported].map(([, name = '']) => name);
  });

test('the reconciler runs every step that is written', () => {
  expect(written.length).toBeGreaterThan(3);
  expect(steps.map(({ run }) => run.name).sort()).toEqual(written.sort());
});

test('steps have names of their own', () => {
  expect(new Set(steps.map(({ name }) => name)).size).toBe(steps.length);
});
