import { checkAll } from './check.ts';
import { vitest } from './vitest.ts';

/** The checks that need only the source and the installed packages. */
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
  unit: () => vitest('unit', {}),
  /** Packs the functions as a deployment does, installs them into an empty folder and runs them. */
  package: () => vitest('package', {}),
};
