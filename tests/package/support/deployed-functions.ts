import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
// The very code that packs a deployment: it alone knows what the list of ignored files means.
import { prepareFunctionsUpload } from 'firebase-tools/lib/deploy/functions/prepareFunctionsUpload.js';
import firebaseJson from '../../../firebase.json' with { type: 'json' };
import { buildFunctions } from '../../../functions/build.ts';
import { inCache, inRepository } from '../../../scripts/repository.ts';
import { npm } from '../../../scripts/setup/packages.mjs';

/** Files that `firebase deploy` uploads for the functions: path -> bytes. */
async function packFunctions(): Promise<Record<string, Uint8Array>> {
  const { source, ignore } = firebaseJson.functions;
  const { pathToSource } = await prepareFunctionsUpload(inRepository(source), {
    source,
    ignore: [...ignore],
  });
  try {
    return unzipSync(readFileSync(pathToSource));
  } finally {
    rmSync(pathToSource);
  }
}

export interface DeployedFunctions {
  /** Where they are, as the cloud has them. */
  folder: string;
  /** The files that were uploaded. */
  files: string[];
}

/**
 * The renderers of two builds of the site: of a real project, which is uploaded, and of a demo, which
 * stays. Both are empty here, because only a build for the project itself has a real one.
 */
const renderers = ['a-real-project', 'demo-project'].map((project) =>
  inRepository(`functions/lib/pages/${project}`),
);

/** Builds the functions, uploads them into an empty folder and installs there as the cloud does. */
export async function deployFunctions(): Promise<DeployedFunctions> {
  await buildFunctions();
  for (const renderer of renderers) {
    mkdirSync(renderer, { recursive: true });
    writeFileSync(join(renderer, 'entry-server.js'), '');
  }
  const packed = await packFunctions().finally(() => {
    for (const renderer of renderers) rmSync(renderer, { recursive: true });
  });
  const folder = inCache('deployed-functions');
  rmSync(folder, { recursive: true, force: true });
  for (const [path, bytes] of Object.entries(packed)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  await npm(['install', '--omit=dev', '--prefer-offline', '--no-audit'], folder);
  return { folder, files: Object.keys(packed) };
}
