import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { inRepository } from '../../../scripts/repository.ts';
import { runToEnd } from '../../processes/run-node.ts';
import { serveFunction } from '../../processes/serve-function.ts';
import { type Figure, type Goal, median } from '../figures/figure.ts';

const rounds = 7;

const folder = inRepository('functions');

interface Start {
  loadedAfterMs: number;
  loadedMb: number;
  firstByteMs: number;
  servingMb: number;
}

/** Names of the figures in the table, and half of their values when everything was in one bundle. */
const rows: Record<keyof Start, { what: string; goal?: Goal }> = {
  loadedAfterMs: { what: 'loading all that the API runs, ms', goal: { atMost: 375 } },
  loadedMb: { what: 'memory then, MB', goal: { atMost: 67 } },
  firstByteMs: { what: 'first byte of GET /api/services after the process listens, ms' },
  servingMb: { what: 'memory after that call, MB' },
};

/** The built module that the first call of the API loads. */
function apiModule(): string {
  const found = readdirSync(`${folder}/lib`).find((file) => /^deployed-api.*\.js$/.test(file));
  if (!found) throw new Error('The functions are not built');
  return found;
}

/** Loads it in a process of its own. */
async function load(): Promise<Pick<Start, 'loadedAfterMs' | 'loadedMb'>> {
  const program = `
    await import('./lib/index.js');
    await import('./lib/${apiModule()}');
    console.log(JSON.stringify({
      loadedAfterMs: performance.now() - begin,
      loadedMb: process.memoryUsage.rss() / 1e6,
    }));`;
  const begin = 'const begin = performance.now();';
  return JSON.parse(await runToEnd(['--input-type=module', '--eval', begin + program], folder));
}

const memoryMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) * 1024) / 1e6;

/** Calls a process that has just started, as the first visitor of a new instance does. */
async function firstCall(): Promise<Pick<Start, 'firstByteMs' | 'servingMb'>> {
  const api = await serveFunction('api', folder, {});
  try {
    const begin = performance.now();
    const response = await fetch(`${api.url}/api/services`);
    const firstByteMs = performance.now() - begin;
    if (!response.ok) throw new Error(`The first call was answered ${response.status}`);
    await response.arrayBuffer();
    return { firstByteMs, servingMb: memoryMb(api.process.pid ?? 0) };
  } finally {
    await api.stop();
  }
}

/** Starts the API in new processes. @returns the medians */
export async function measureStart(): Promise<Figure[]> {
  const starts: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    starts.push({ ...(await load()), ...(await firstCall()) });
  }
  return (Object.keys(rows) as (keyof Start)[]).map((name) => ({
    ...rows[name],
    of: 'measured',
    value: median(starts.map((one) => one[name])),
  }));
}
