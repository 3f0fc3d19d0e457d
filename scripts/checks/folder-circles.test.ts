import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

type Graph = Map<string, Set<string>>;

const importOf = /(?:\bfrom|\bimport\(?)\s*'((?:\.{1,2}|~)\/[^']+)'/g;

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const sourcesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(isSource);

/** Returns the top-level folder of a path, or the file itself if it is not in a folder. */
const roomOf = (path: string): string =>
  dirname(path) === '.' ? path.replace(/\.tsx?$/, '') : path.replace(/\/.*/, '');

/** Returns the folders that each folder imports from. Type imports count, because they bind as much. */
function roomsNeeded(root: string): Graph {
  const needed: Graph = new Map();
  for (const path of sourcesIn(root)) {
    const rooms = needed.get(roomOf(path)) ?? new Set<string>();
    needed.set(roomOf(path), rooms);
    for (const [, module = ''] of readFileSync(join(root, path), 'utf8').matchAll(importOf)) {
      const target = module.startsWith('~/')
        ? relative(root, inRepository(`web/src/${module.slice(2)}`))
        : normalize(join(dirname(path), module));
      const isInside = !target.startsWith('..') && roomOf(target) !== roomOf(path);
      if (isInside) rooms.add(roomOf(target));
    }
  }
  return needed;
}

/** Returns the folders of one circle, the first one again at its end; empty when there is none. */
function findCircle(needed: Graph): string[] {
  const done = new Set<string>();
  const walk = (room: string, path: string[]): string[] => {
    const met = path.indexOf(room);
    if (met !== -1) return [...path.slice(met), room];
    if (done.has(room)) return [];
    done.add(room);
    for (const next of needed.get(room) ?? []) {
      const circle = walk(next, [...path, room]);
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const room of needed.keys()) {
    const circle = walk(room, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

test.each([
  'domain/src',
  'functions/src',
  'functions/src/sales',
  'web/src',
  'web/src/lib',
  'web/src/ui',
  'web/src/entities',
  'emulator-seed/src',
  'payment-sandbox/src',
])('no folder of %s needs one that needs it', (root) => {
  const needed = roomsNeeded(inRepository(root));
  expect([...needed.values()].reduce((total, { size }) => total + size, 0)).toBeGreaterThan(0);
  expect(findCircle(needed)).toEqual([]);
});

test('a circle is found', () => {
  const rooms: Graph = new Map([
    ['a', new Set(['b'])],
    ['b', new Set(['c'])],
    ['c', new Set(['b'])],
  ]);
  expect(findCircle(rooms)).toEqual(['b', 'c', 'b']);
});
