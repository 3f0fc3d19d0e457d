import { fileURLToPath } from 'node:url';
import type { Roots } from './find-roots.ts';
import { onlyInDashboardPackages } from './only-in-dashboard.ts';

/**
 * Change only with an upgrade, so a returning visitor has them after a deploy. React is apart because it
 * takes a phone long enough to run.
 */
const react = /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/start\/react\.ts/;
const framework =
  /\/node_modules\/(react-router|@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming))\//;

/** Packages that are used together, and by some screens only. */
const packageGroups = {
  // Before the phones, which would take the fields along for everybody who needs these.
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
  /** None: what no other room holds. */
  holds?: RegExp;
  /** What it shares with the dashboard is large enough for two files: for its first page, for others. */
  isLarge?: true;
}

/**
 * Where pages stand on the way of a visitor. What pages share belongs to the first that needs it, so
 * nobody loads what only later pages need.
 */
const rooms: readonly Room[] = [
  { name: 'home', holds: /^features\/(home\/home-page|about)/ },
  { name: 'services', holds: /^features\/services\/services-page/, isLarge: true },
  { name: 'service', holds: /^features\/services\/(service-page|slot-picker)/, isLarge: true },
  { name: 'calendar', holds: /^ui\/day-field\/day-calendar/ },
  { name: 'visit', holds: /^features\/(auth|booking|password|reviews|services)\//, isLarge: true },
  { name: 'parts', isLarge: true },
  // Comes with Firestore, after the first page.
  { name: 'profile', holds: /^entities\/users\/profile-sync/, isLarge: true },
  {
    name: 'dashboard',
    holds: /^(app\/dashboard|features\/admin-overview\/overview-page|ui\/charts)/,
  },
  { name: 'account', holds: /^features\/(my-bookings|my-transactions|profile)\// },
  { name: 'admin', holds: /^features\/admin-/ },
];

/**
 * The dashboard takes of the rooms before it what it needs, and first what its first page needs. Whoever is
 * signed in needs some of it on public pages, too.
 */
const dashboard = rooms.findIndex(({ name }) => name === 'dashboard');

const source = fileURLToPath(new URL('../src/', import.meta.url));

/** What starts the app, in a file that nothing imports. The files beside it can be run before, one after the other. */
const start = [fileURLToPath(new URL('../index.html', import.meta.url)), `${source}main.tsx`];

const otherRoom = rooms.findIndex(({ holds }) => !holds);

/** Its place among the rooms; -1: it is none of our own modules. */
function roomOf(root: string): number {
  if (!root.startsWith(source)) return -1;
  const path = root.slice(source.length);
  const room = rooms.findIndex(({ holds }) => holds?.test(path));
  return room < 0 ? otherRoom : room;
}

/** The file for a module that several pages share; null: it starts the app or is a page, or one page alone has it. */
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
 * How the bundler cuts the site into files: few, because each one waits for its turn on a phone. A group
 * takes what its modules need with it, so the rooms come in their order.
 */
export function chunkGroups(roots: Roots) {
  const files = new Map([...roots].map(([id, from]) => [id, sharedFile(id, from)]));
  const names = rooms.flatMap(({ name }) => [`${name}-dashboard`, `${name}-account`, name]);
  return [
    { name: 'react', test: react, priority: 5 },
    { name: 'framework', test: framework, priority: 4 },
    // It is made while its file runs, which takes as long as React.
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
