import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRepository } from '../../scripts/repository.ts';
import { runToEnd } from './run-node.ts';

interface DeclaredFunctions {
  endpoints: Record<string, { secretEnvironmentVariables?: { key: string }[] }>;
  params: { name: string; type: string; default?: string | number }[];
}

/**
 * Returns what a deployment reads of the built functions: their options and the parameters.
 * @param folder has the functions' package.json, with their bundle built
 */
export async function readDeclaredFunctions(folder: string): Promise<DeclaredFunctions> {
  const output = mkdtempSync(join(tmpdir(), 'functions-'));
  const manifest = join(output, 'manifest.json');
  try {
    await runToEnd([inRepository('node_modules/.bin/firebase-functions'), '.'], folder, {
      FUNCTIONS_CONTROL_API: 'true',
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: 'demo-carwash-package',
    });
    return JSON.parse(readFileSync(manifest, 'utf8'));
  } finally {
    rmSync(output, { recursive: true });
  }
}
