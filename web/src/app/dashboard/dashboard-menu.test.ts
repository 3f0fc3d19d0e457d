import { type Admitted, isAdmitted, type Role, roles } from '@carwash/domain/roles/role';
import { isValidElement } from 'react';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '~/lib/address/paths';
import { dashboardRoutes } from '../dashboard-routes';
import { dashboardMenu } from './dashboard-menu';

/** Returns those whom a route's guard admits; undefined where it admits everybody. */
const admittedBy = ({ element }: RouteObject): Admitted | undefined =>
  isValidElement<{ admitted?: Admitted }>(element) ? element.props.admitted : undefined;

/** Returns the paths of a route, and of all routes inside it. */
const pathsOf = ({ path, children = [] }: RouteObject): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsOf),
];

function isOpenTo(role: Role, guard: RouteObject): boolean {
  const admitted = admittedBy(guard);
  return admitted === undefined || isAdmitted(role, admitted);
}

const pathsFor = (role: Role): string[] =>
  dashboardRoutes.filter((guard) => isOpenTo(role, guard)).flatMap(pathsOf);

/** Pages that are reached from another one: those with a parameter from a list, and samples from the messages. */
const isBehindAnother = (path: string) => path.includes(':') || path === paths.messagePreview;

test.each(roles)(
  "the menu of role '%s' leads to every page of theirs that needs no parameter, and to no other",
  (role) => {
    const pages = pathsFor(role).filter((path) => !isBehindAnother(path));
    expect(pages.length).toBeGreaterThan(3);
    const listed = dashboardMenu[role].flatMap(({ links }) => links.map(({ to }) => to));
    expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
    expect(listed.filter((page) => page !== paths.home && !pages.includes(page))).toEqual([]);
  },
);
