import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type BuildOptions,
  build,
  context,
  type Metafile,
  type OutputFile,
  type Plugin,
} from 'esbuild';
import { buildId } from '../scripts/build-id.ts';
import { oneCopyOfEachVersion } from './one-copy-of-each-version.ts';

const folder = import.meta.dirname;
const bundleFolder = join(folder, 'lib');

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
      if (errors.length === 0) writeAll(outputFiles);
      return null;
    });
  },
};

/** The names of parts change with what is in them: those of earlier builds must not be deployed. */
function writeAll(files: OutputFile[]): void {
  for (const { path, contents } of files) writeIfChanged(path, contents);
  const written = new Set(files.map(({ path }) => path));
  for (const name of readdirSync(bundleFolder)) {
    // The build of the site puts there what renders its pages.
    if (name === 'pages') continue;
    const path = join(bundleFolder, name);
    if (!written.has(path)) rmSync(path, { recursive: true });
  }
}

function writeIfChanged(path: string, contents: Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
}

/** Variables that CommonJS packages expect, which an ECMAScript module does not have. */
const commonJsNames = `
import { createRequire as commonJsRequire } from 'node:module';
const require = commonJsRequire(import.meta.url);
const { filename: __filename, dirname: __dirname } = import.meta;
`;

/** Settings of the bundle. */
export const bundleOptions = () =>
  ({
    absWorkingDir: folder,
    entryPoints: ['src/index.ts'],
    outdir: bundleFolder,
    bundle: true,
    // Dynamic imports become files of their own, loaded when they are needed.
    splitting: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    sourcemap: true,
    sourcesContent: false,
    metafile: true,
    write: false,
    define: { BUILD_ID: JSON.stringify(buildId()) },
    // Packages are bundled too, because a process starts sooner with a few files than with a thousand.
    // sharp is not: it loads a library made for the machine that it is installed on. The cloud installs the
    // version that package.json names.
    external: ['sharp'],
    banner: { js: commonJsNames },
    plugins: [oneCopyOfEachVersion(), writeBundle],
    logLevel: 'warning',
  }) satisfies BuildOptions;

/**
 * Bundles the functions into `lib/`.
 * @throws when the bundle does not build
 */
export async function buildFunctions(): Promise<void> {
  await build(bundleOptions());
}

/** Builds now and again after every change, until the process ends. */
export const watchFunctions = async () => (await context(bundleOptions())).watch();

if (import.meta.main) await buildFunctions();
