import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths, routePatterns } from '~/lib/address/paths.ts';
import { routes } from './routes.tsx';

const addresses = Object.entries(paths).map(([name, path]): [string, string] => [
  name,
  typeof path === 'string' ? path : path('an-id', 'another'),
]);

test.each([...addresses, ...Object.entries(routePatterns)])(
  '%s leads to a screen',
  (_name, path) => {
    const { pathname } = new URL(path, 'http://site.test');
    const found = matchRoutes(routes, pathname)?.at(-1);
    expect(found?.route.path).not.toBe('*');
    expect(found?.route.path).toBeDefined();
  },
);

/** Returns the routes that have a path, without the one for unknown addresses. */
const withPath = (all: readonly RouteObject[]): RouteObject[] =>
  all
    .flatMap((route) => [route, ...withPath(route.children ?? [])])
    .filter(({ path }) => path !== undefined && path !== '*');

const screens = withPath(routes).map(({ path = '', handle }) => ({ path, handle }));

test.each(screens)('the path $path is one of the known addresses', ({ path }) => {
  expect([...Object.values(paths), ...Object.values(routePatterns)]).toContain(path);
});

// Routes without a title of their own: the home page has the site's, and an older address redirects.
const untitled: readonly string[] = [paths.home, routePatterns.legacyService];

test.each(screens.filter(({ path }) => !untitled.includes(path)))(
  '$path has a title',
  ({ handle }) => {
    expect(handle).toMatchObject({ title: expect.stringMatching(/./) });
  },
);
