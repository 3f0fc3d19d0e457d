import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { parameters, secrets } from '@carwash/functions/parameters';
import { expect, test } from 'vitest';
import { inRepository } from '../repository.ts';

const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name).sort();

const all = namesOf(Object.values(parameters));
const secret = namesOf(Object.values(secrets));

const textOf = (file: string) => readFileSync(inRepository(file), 'utf8');
const settingsIn = (file: string) => Object.keys(parseEnv(textOf(file))).sort();

test.each(['functions/.env.demo-carwash', 'functions/.env.demo-carwash-test'])(
  '%s sets every parameter but the secrets',
  (file) => {
    expect(settingsIn(file)).toEqual(all.filter((name) => !secret.includes(name)));
  },
);

test('functions/.secret.local sets the secrets', () => {
  expect(settingsIn('functions/.secret.local')).toEqual(secret);
});

test('the README tells of every parameter', () => {
  const section = textOf('README.md').split('\n## Configure\n')[1]?.split('\n## ')[0] ?? '';
  const told = [...section.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name = '']) => ({ name }));
  expect(namesOf(told)).toEqual(all);
});

test('docs/operation.md says how to rotate every secret', () => {
  const section = textOf('docs/operation.md').split('\n## Rotate a secret\n')[1] ?? '';
  const told = [...(section.split('\n## ')[0] ?? '').matchAll(/^\| `([A-Z_]+)` \|/gm)];
  expect(told.map(([, name]) => name)).toEqual(expect.arrayContaining(secret));
});
