import { fileURLToPath } from 'node:url';
import type { Roots } from './find-roots.ts';
import { onlyInDashboardPackages } from './only-in-dashboard.ts';

/**
 * Packages that change only with an upgrade, so a returning visitor still has them after a deploy. React has
 * a file of its own because it takes a phone long to run.
 */
const react = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/start\/react\.ts/;
const framework =
  /\/node_modules\/(react-router|@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming))\//;

/** Packages that are used together, and only by some screens. */
const packageGroups = {
  // Before the phone numbers, whose group would otherwise contain the schemas for every page that needs only
  // these.
  schemas: /\/node_modules\/(yup|property-expr|tiny-case|toposort)\/|\/domain\/src\/schema\//,
  firebase:
    /\/node_modules\/(@firebase\/(app|component|logger|util)|firebase\/app|idb|tslib)\/|\/lib\/firebase\/(app|settings)\.ts/,
  firestore:
    /\/node_modules\/(@firebase\/(firestore|webchannel-wrapper)|firebase\/firestore)\/|\/lib\/firebase\/firestore\.ts/,
  auth: /\/node_modules\/(@firebase|firebase)\/auth\/|\/lib\/firebase\/auth\.ts/,
  phones: /\/node_modules\/libphonenumber-js\/|\/domain\/src\/users\/phone-number\.ts/,
  charts: /\/node_modules\/(chart\.js|react-chartjs-2|@kurkle)\//,
  reactfire: onlyInDashboardPackages,
};

interface Room {
  name: string;
  /** Pattern of the group's modules; by default those of no other group. */
  holds?: RegExp;
  /**
   * Whether the modules it shares with the dashboard fill two files: one for the dashboard's first page and
   * one for its other pages.
   */
  isLarge?: true;
}

/**
 * Groups of pages in the order in which a visitor reaches them. Modules that pages share belong to the first
 * group that needs them, so nobody loads code that only later pages need.
 */
const rooms: readonly Room[] = [
  { name: 'home', holds: /^features\/(home\/home-page|about)/ },
  { name: 'services', holds: /^features\/services\/services-page/, isLarge: true },
  { name: 'service', holds: /^features\/services\/(service-page|slot-picker)/, isLarge: true },
  { name: 'calendar', holds: /^ui\/day-field\/day-calendar/ },
  { name: 'visit', holds: /^features\/(auth|booking|password|reviews|services)\//, isLarge: true },
  { name: 'parts', isLarge: true },
  // Loads with Firestore, after the first page.
  { name: 'profile', holds: /^entities\/users\/profile-sync/, isLarge: true },
  {
    name: 'dashboard',
    holds: /^(app\/dashboard|features\/admin-overview\/overview-page|ui\/charts)/,
  },
  { name: 'account', holds: /^features\/(my-bookings|my-transactions|profile)\// },
  { name: 'admin', holds: /^features\/admin-/ },
];

/**
 * Index of the dashboard. Modules it shares with earlier groups get files of their own: first those of its
 * first page, and those that signed-in users also need on public pages.
 */
const dashboard = rooms.findIndex(({ name }) => name === 'dashboard');

const source = fileURLToPath(new URL('../src/', import.meta.url));

/**
 * Modules that start the app, in a file that nothing imports. The files beside it can run before it, one
 * after the other.
 */
const start = [fileURLToPath(new URL('../index.html', import.meta.url)), `${source}main.tsx`];

const otherRoom = rooms.findIndex(({ holds }) => !holds);

/** Returns the index of a module's group; -1 for a module that is not ours. */
function roomOf(root: string): number {
  if (!root.startsWith(source)) return -1;
  const path = root.slice(source.length);
  const room = rooms.findIndex(({ holds }) => holds?.test(path));
  return room < 0 ? otherRoom : room;
}

/**
 * Returns the file for a module that several pages share; null when it starts the app or is a page, or only
 * one page uses it.
 */
function sharedFile(id: string, roots: ReadonlySet<string>): string | null {
  const found = [...roots].map(roomOf).filter((room) => room >= 0);
  if (start.includes(id) || roots.has(id) || roots.size < 2 || found.length === 0) return null;
  const first = Math.min(...found);
  const later = found.filter((room) => room >= dashboard);
  const { name, isLarge } = rooms[first] ?? {};
  if (first >= dashboard || later.length === 0) return `${name}`;
  return `${name}${later.includes(dashboard) || !isLarge ? '-dashboard' : '-account'}`;
}

/**
 * Returns the rules by which the bundler divides the site into files: few, because on a phone each file waits
 * for the one before. A group also takes the dependencies of its modules, so the groups are in order.
 */
export function chunkGroups(roots: Roots) {
  const files = new Map([...roots].map(([id, from]) => [id, sharedFile(id, from)]));
  const names = rooms.flatMap(({ name }) => [`${name}-dashboard`, `${name}-account`, name]);
  return [
    { name: 'react', test: react, priority: 5 },
    { name: 'framework', test: framework, priority: 4 },
    // In a file of its own, because creating the theme takes as long as running React.
    { name: 'theme', test: /\/src\/app\/theme\//, priority: 3 },
    {
      name: 'components',
      tags: ['$initial' as const],
      test: /\/node_modules\/@mui\/material\//,
      priority: 3,
    },
    {
      name: 'frame',
      tags: ['$initial' as const],
      test: (id: string) => !start.includes(id),
      priority: 2,
    },
    ...Object.entries(packageGroups).map(([name, test]) => ({ name, test, priority: 1 })),
    ...names.map((name) => ({
      name,
      test: (id: string) => files.get(id) === name,
    })),
  ];
}
