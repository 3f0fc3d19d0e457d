import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { queryRecorder } from './query-record.ts';
import { shapesOf } from './query-shape.ts';

const folder = mkdtempSync(join(tmpdir(), 'query-record-'));
afterAll(() => rmSync(folder, { recursive: true }));

const linesOf = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n');
const [shape] = shapesOf({ from: [{ collectionId: 'cars' }] });
if (!shape) throw new Error('no shape');

test('the same query by the same caller is recorded once', () => {
  const file = join(folder, 'once.jsonl');
  const note = queryRecorder(file);
  for (const by of ['a.ts:1', 'b.ts:1', 'a.ts:1']) note({ shape, by });
  expect(linesOf(file).map((line) => JSON.parse(line))).toEqual([
    { shape, by: 'a.ts:1' },
    { shape, by: 'b.ts:1' },
  ]);
});

test('processes that note at the same time keep each other’s lines whole', async () => {
  const file = join(folder, 'together.jsonl');
  const program = (worker: number) => `
    import { queryRecorder } from ${JSON.stringify(join(import.meta.dirname, 'query-record.ts'))};
    const note = queryRecorder(${JSON.stringify(file)});
    for (let line = 1; line <= 300; line++) {
      note({ shape: ${JSON.stringify(shape)}, by: 'worker-${worker}.ts:' + line });
    }`;
  const run = (worker: number) =>
    promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program(worker)]);
  await Promise.all([1, 2, 3].map(run));
  const noted = linesOf(file).map((line) => JSON.parse(line).by);
  expect(new Set(noted).size).toBe(900);
  expect(noted).toHaveLength(900);
});
