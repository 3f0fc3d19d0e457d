import { roles } from '@carwash/domain/users/role';
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '~/lib/address/paths';
import { dashboardRoutes } from '../dashboard-routes';
import { dashboardMenu } from './menu-list';

/** Returns the role that a route's guard requires; undefined where it requires none. */
const roleOf = ({ element }: RouteObject): string | undefined =>
  isValidElement<{ role?: string }>(element) ? element.props.role : undefined;

/** Returns the paths of a route, and of all routes inside it. */
const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

const pathsFor = (role: string): string[] =>
  dashboardRoutes.filter((guard) => [role, undefined].includes(roleOf(guard))).flatMap(pathsOf);

/** Pages that are reached from another one: those with a parameter from a list, and samples from the messages. */
const isBehindAnother = (path: string) => path.includes(':') || path === paths.messagePreview;

test.each(roles)("the menu of role '%s' leads to every page that needs no parameter", (role) => {
  const pages = pathsFor(role).filter((path) => !isBehindAnother(path));
  expect(pages.length).toBeGreaterThan(3);
  const listed = dashboardMenu[role].flatMap(({ links }) => links.map(({ to }) => to));
  expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
});
