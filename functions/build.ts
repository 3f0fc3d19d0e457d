import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BuildOptions,
  build,
  context,
  type Metafile,
  type OutputFile,
  type Plugin,
} from 'esbuild';

const folder = import.meta.dirname;

/** Stand-ins for the outside world, which must never be deployed. */
const LOCAL_ONLY = ['payment-sandbox/', 'emulator-seed/'];

/** @returns the files of a bundle that must not be in it */
export const localOnlyFiles = (inputs: Metafile['inputs']) =>
  Object.keys(inputs).filter((path) => LOCAL_ONLY.some((workspace) => path.includes(workspace)));

/**
 * A bundle is written only when it may be deployed, and only when it differs: a running emulator
 * loads the functions anew with every write.
 */
const writeBundle: Plugin = {
  name: 'write-bundle',
  setup: ({ onEnd }) => {
    onEnd(({ metafile, outputFiles = [], errors }) => {
      const files = localOnlyFiles(metafile?.inputs ?? {});
      if (files.length > 0) {
        return { errors: files.map((path) => ({ text: `${path} must not be deployed` })) };
      }
      if (errors.length === 0) outputFiles.forEach(writeIfChanged);
      return null;
    });
  },
};

function writeIfChanged({ path, contents }: OutputFile): void {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}

/** What the deployed package.json installs stays outside; the rest, domain above all, is bundled. */
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
  write: false,
  external: dependencies(),
  plugins: [writeBundle],
  logLevel: 'warning',
});

/** Bundles the functions into `lib/index.js`. @throws when the bundle does not build */
export const buildFunctions = () => build(options());

/** Builds now and again after every change, until the process ends. */
export const watchFunctions = async () => (await context(options())).watch();

if (import.meta.main) await buildFunctions();
