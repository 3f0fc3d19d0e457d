import type { Role } from '@carwash/domain/users/user';
import type { ComponentType } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { PageSpinner } from '~/ui/states/page-spinner';
import type { RouteHandle } from './route-title';
import { RequireRole } from './session/require-role';

type Page = () => Promise<{ default: ComponentType }>;

/** A page whose code loads when it is first visited. */
export const lazyPage = (path: string, page: Page, handle: RouteHandle): RouteObject => ({
  path,
  handle,
  // As one function: the router swallows the error of a `lazy: { Component }` that does not load.
  lazy: async () => ({ Component: (await page()).default }),
});

/** Pages for those with a role; without one, for anybody who is signed in. */
export const guarded = (role: Role | undefined, children: RouteObject[]): RouteObject => ({
  element: (
    <RequireRole key={role} role={role} fallback={<PageSpinner />}>
      <Outlet />
    </RequireRole>
  ),
  children,
});
