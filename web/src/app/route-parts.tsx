import type { PageSource } from '@carwash/domain/page-data';
import type { Admitted } from '@carwash/domain/roles/role';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, Outlet, type Params, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '~/ui/states/page-spinner';
import type { RouteHandle } from './route-title';
import { RequireRole } from './session/require-role';

type Page = () => Promise<{ default: ComponentType }>;

/** Loads the data that a page of the server shows. */
type LoadPageData = (
  source: PageSource,
  params: Params,
  query: URLSearchParams,
) => Promise<unknown>;

/** Returns the loader of a route, for the server only: in browsers live queries load the data. */
export const onServer = (load: LoadPageData): Pick<RouteObject, 'loader'> =>
  import.meta.env.SSR
    ? {
        loader: ({ context, params, request }: LoaderFunctionArgs<PageSource>) =>
          load(context, params, new URL(request.url).searchParams),
      }
    : {};

/** Returns a page whose code loads when it is first visited. */
export const lazyPage = (path: string, page: Page, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  // One function on purpose: the router swallows the error of a `lazy: { Component }` that fails to
  // load.
  lazy: async () => ({ Component: (await page()).default }),
});

/** Routes for those who are admitted; undefined: for every signed-in user. */
export const guarded = (admitted: Admitted | undefined, children: RouteObject[]): RouteObject => ({
  element: (
    <RequireRole key={admitted} admitted={admitted} fallback={<PageSpinner />}>
      <Outlet />
    </RequireRole>
  ),
  children,
});
