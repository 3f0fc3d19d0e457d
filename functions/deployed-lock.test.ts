import { describe, expect, test } from 'vitest';
import { deployedLock, type LockedPackage } from './deployed-lock.ts';

const lockOf = (packages: Record<string, LockedPackage>) =>
  deployedLock(
    { name: 'repository', version: '1.0.0', lockfileVersion: 3, requires: true, packages },
    'functions',
  );

const workspace = (entry: LockedPackage): LockedPackage => ({
  name: '@carwash/functions',
  version: '0.0.0',
  ...entry,
});

/** Where each package will be, and in which version. */
const placesOf = (packages: Record<string, LockedPackage>) =>
  Object.fromEntries(
    Object.entries(lockOf(packages).packages)
      .filter(([path]) => path !== '')
      .map(([path, { version }]) => [path, version]),
  );

describe('the lock file of a workspace that is deployed by itself', () => {
  test('begins with the workspace as it is', () => {
    const functions = workspace({ dependencies: { a: '^1.0.0' } });
    const lock = lockOf({ functions, 'node_modules/a': { version: '1.2.3' } });
    expect(lock).toMatchObject({ name: '@carwash/functions', version: '0.0.0' });
    expect(lock.packages['']).toEqual(functions);
  });

  test('has all needed packages and their dependencies, and no others', () => {
    const packages = {
      functions: workspace({ dependencies: { a: '^1.0.0' } }),
      'node_modules/a': { version: '1.2.3', dependencies: { b: '*' } },
      'node_modules/b': { version: '2.0.0' },
      'node_modules/of-the-web-site': { version: '3.0.0' },
    };
    expect(placesOf(packages)).toEqual({ 'node_modules/a': '1.2.3', 'node_modules/b': '2.0.0' });
  });

  test("the workspace's own version comes to the top, and the repository's goes beside who needs it", () => {
    const packages = {
      functions: workspace({ dependencies: { a: '*', express: '^5.0.0' } }),
      'functions/node_modules/express': { version: '5.0.0' },
      'node_modules/a': { version: '1.0.0', dependencies: { express: '^4.0.0' } },
      'node_modules/express': { version: '4.0.0' },
    };
    expect(placesOf(packages)).toEqual({
      'node_modules/a': '1.0.0',
      'node_modules/express': '5.0.0',
      'node_modules/a/node_modules/express': '4.0.0',
    });
  });

  test('a package in a package keeps what it found around it', () => {
    const packages = {
      functions: workspace({ dependencies: { a: '*', b: '^1.0.0' } }),
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^2.0.0' } },
      'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { '@s/c': '^2.0.0' } },
      'node_modules/a/node_modules/@s/c': { version: '2.0.0' },
      'node_modules/b': { version: '1.0.0', dependencies: { '@s/c': '^1.0.0' } },
      'node_modules/@s/c': { version: '1.0.0' },
    };
    expect(placesOf(packages)).toEqual({
      'node_modules/a': '1.0.0',
      'node_modules/a/node_modules/b': '2.0.0',
      'node_modules/a/node_modules/b/node_modules/@s/c': '2.0.0',
      'node_modules/b': '1.0.0',
      'node_modules/@s/c': '1.0.0',
    });
  });

  test('is optional only what nothing certain needs', () => {
    const { packages } = lockOf({
      functions: workspace({ dependencies: { a: '*', c: '*' }, optionalDependencies: { b: '*' } }),
      'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-linux': '*', d: '*' } },
      'node_modules/a-linux': { version: '1.0.0', optional: true },
      'node_modules/b': { version: '1.0.0', optional: true },
      'node_modules/c': { version: '1.0.0', dependencies: { d: '*' } },
      'node_modules/d': { version: '1.0.0', dependencies: { e: '*' } },
      'node_modules/e': { version: '1.0.0', dev: true },
    });
    const optional = Object.keys(packages).filter((path) => packages[path]?.optional);
    expect(optional).toEqual(['node_modules/a-linux', 'node_modules/b']);
    expect(packages['node_modules/e']).toEqual({ version: '1.0.0' });
  });

  test('needs peers, except the optional ones', () => {
    const packages = {
      functions: workspace({ dependencies: { a: '*' } }),
      'node_modules/a': {
        version: '1.0.0',
        peerDependencies: { host: '*', 'may-be': '*' },
        peerDependenciesMeta: { 'may-be': { optional: true } },
      },
      'node_modules/host': { version: '1.0.0' },
      'node_modules/may-be': { version: '1.0.0' },
    };
    expect(Object.keys(placesOf(packages))).toEqual(['node_modules/a', 'node_modules/host']);
  });

  test('does without what is optional and not there', () => {
    const packages = {
      functions: workspace({ dependencies: { a: '*' } }),
      'node_modules/a': { version: '1.0.0', optionalDependencies: { gone: '*' } },
    };
    expect(placesOf(packages)).toEqual({ 'node_modules/a': '1.0.0' });
  });

  test('is refused when something is not there', () => {
    const packages = { functions: workspace({ dependencies: { gone: '*' } }) };
    expect(() => lockOf(packages)).toThrow('package-lock.json lacks gone, which functions needs');
  });
});
