import { matchRoutes } from 'react-router-dom';
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
