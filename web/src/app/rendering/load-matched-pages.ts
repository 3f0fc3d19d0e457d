import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the pages of an address before the router starts, because it would otherwise render an empty screen
 * first, which does not match the server's HTML.
 */
export async function loadMatchedPages(
  routes: RouteObject[],
  location: { pathname: string },
): Promise<void> {
  const matched = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
