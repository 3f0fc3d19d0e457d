import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const documents = globSync(
  ['README.md', '*/README.md', 'docs/**/*.md'].map((pattern) => inRepository(pattern)),
).map((document) => document.slice(inRepository('').length).replace(/^\//, ''));

/** Folders from which a path in back ticks may start. */
const roots = ['.', 'domain/src', 'functions/src', 'web/src', 'tests'];

const foldersIn = (root: string): string[] =>
  readdirSync(inRepository(root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const firstFolders = new Set(roots.flatMap(foldersIn));

const namedPath = /`([\w-]+)\/([\w./*-]*)`/g;
const link = /\]\(([^)#:\s]+)(?:#[\w-]*)?\)/g;

/** Tells whether such a file or folder exists. A module may be named without its extension. */
const isThere = (path: string): boolean =>
  globSync([path, `${path}.*`], { cwd: inRepository('.') }).length > 0;

/** Tells whether a path is not in the repository because it is written at set-up. */
const isWrittenLater = (path: string): boolean => /\/\.env\./.test(path);

test.each(documents)('every path that %s names exists', (document) => {
  const text = readFileSync(inRepository(document), 'utf8');
  const named = [...text.matchAll(namedPath)]
    .filter(([, folder = '']) => firstFolders.has(folder))
    .map(([path]) => path.slice(1, -1))
    .filter((path) => !isWrittenLater(path) && !roots.some((root) => isThere(join(root, path))));
  const linked = [...text.matchAll(link)]
    .map(([, path = '']) => join(dirname(document), path))
    .filter((path) => !isThere(path));
  expect([...named, ...linked]).toEqual([]);
});
