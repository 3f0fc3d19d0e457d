import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, routePatterns } from '~/lib/address/paths.ts';
import { routes } from './routes.tsx';

const addresses = Object.entries(paths).map(([name, path]): [string, string] => [
  name,
  typeof path === 'string' ? path : path('an-id', 'another'),
]);

test('every address leads to a screen', () => {
  for (const [name, path] of [...addresses, ...Object.entries(routePatterns)]) {
    const { pathname } = new URL(path, 'http://site.test');
    const found = matchRoutes(routes, pathname)?.at(-1);
    expect(found?.route.path, name).toBeDefined();
    expect(found?.route.path, name).not.toBe('*');
  }
});

/** Returns the routes that have a path, without the one for unknown addresses. */
const withPath = (all: readonly RouteObject[]): RouteObject[] =>
  all
    .flatMap((route) => [route, ...withPath(route.children ?? [])])
    .filter(({ path }) => path !== undefined && path !== '*');

const screens = withPath(routes).map(({ path = '', handle }) => ({ path, handle }));

test('every path of a screen is one of the known addresses', () => {
  const known: unknown[] = [...Object.values(paths), ...Object.values(routePatterns)];
  expect(screens.length).toBeGreaterThan(0);
  expect(screens.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
});

// Routes without a title of their own: the home page has the site's, and an older address redirects.
const untitled: readonly string[] = [paths.home, routePatterns.legacyService];

test('every other screen has a title', () => {
  for (const { path, handle } of screens) {
    if (untitled.includes(path)) continue;
    expect(handle, path).toMatchObject({ title: expect.stringMatching(/./) });
  }
});
