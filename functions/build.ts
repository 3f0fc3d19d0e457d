import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, context, type Metafile, type Plugin } from 'esbuild';

const folder = import.meta.dirname;

/** Stand-ins for the outside world, which must never be deployed. */
const LOCAL_ONLY = ['payment-sandbox/', 'emulator-seed/'];

/** @returns the files of a bundle that must not be in it */
export const localOnlyFiles = (inputs: Metafile['inputs']) =>
  Object.keys(inputs).filter((path) => LOCAL_ONLY.some((workspace) => path.includes(workspace)));

const refuseLocalOnlyFiles: Plugin = {
  name: 'refuse-local-only-files',
  setup: ({ onEnd }) => {
    onEnd(({ metafile }) => {
      const files = localOnlyFiles(metafile?.inputs ?? {});
      return { errors: files.map((path) => ({ text: `${path} must not be deployed` })) };
    });
  },
};

/** What the deployed package.json installs stays outside; everything else, domain above all, is bundled. */
function dependencies(): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(manifest.dependencies);
}

const options = (): BuildOptions => ({
  absWorkingDir: folder,
  entryPoints: ['src/index.ts'],
  outfile: 'lib/index.js',
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'esm',
  sourcemap: true,
  metafile: true,
  external: dependencies(),
  plugins: [refuseLocalOnlyFiles],
  logLevel: 'warning',
});

/** Bundles the functions into `lib/index.js`. @throws when the bundle does not build */
export const buildFunctions = () => build(options());

/** Builds now and again after every change, until the process ends. */
export const watchFunctions = async () => (await context(options())).watch();

if (import.meta.main) await buildFunctions();
