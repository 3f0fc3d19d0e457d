import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, relative } from 'node:path';
import { inCache, inRepository } from '../../../scripts/repository.ts';

/**
 * Writes what was measured to a file of its own, so that runs can be compared.
 * @returns where it is in the repository
 */
export function writeFigures(measured: object): string {
  const measuredAt = new Date().toISOString();
  const file = inCache('bench', `${measuredAt.replaceAll(':', '-')}.json`);
  const machine = { processors: cpus().length, load: loadavg(), node: process.version };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ measuredAt, machine, measured }, null, 2)}\n`);
  return relative(inRepository(), file);
}
