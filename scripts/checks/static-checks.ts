import { checkAll } from './check.ts';
import type { Selection } from './selection.ts';
import { vitest } from './vitest.ts';

/** Checks that need no suite. They use the processors while the other checks wait. */
export const staticChecks = {
  types: () => {
    const tsc = 'node_modules/typescript/bin/tsc';
    const projects = ['.', 'tests/e2e', 'web', 'web/worker'];
    return checkAll(
      'types',
      projects.map((project) => ({ args: [tsc, '-p', project] })),
    );
  },
  lint: () => {
    const biome = 'node_modules/@biomejs/biome/bin/biome';
    return checkAll('lint', [{ args: [biome, 'check', '--error-on-warnings', '.'] }]);
  },
  unit: (selection: Selection) => vitest('unit', selection),
  /** Components on a page without a browser. */
  screens: (selection: Selection) => vitest('screens', selection),
  /** Packs the functions as a deployment does, installs them into an empty folder and runs them. */
  package: (selection: Selection) => vitest('package', selection),
};
