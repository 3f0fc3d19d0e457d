import { fileURLToPath } from 'node:url';
import { onlyInDashboardPackages } from './only-in-dashboard.ts';

/** What the bundler tells of the modules of a build. */
interface Modules {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Changes only with an upgrade, so a returning visitor has it after a deploy. */
const framework =
  /\/node_modules\/(react|react-dom|react-router|scheduler|@emotion|stylis|@mui\/(system|utils|styled-engine|private-theming))\//;

/** Packages that are used together, and by some screens only. */
const packageGroups = {
  firebase:
    /\/node_modules\/(@firebase\/(app|component|logger|util)|firebase\/app|idb|tslib)\/|\/lib\/firebase\/(app|settings)\.ts/,
  firestore:
    /\/node_modules\/(@firebase\/(firestore|webchannel-wrapper)|firebase\/firestore)\/|\/lib\/firebase\/firestore\.ts/,
  auth: /\/node_modules\/(@firebase|firebase)\/auth\/|\/lib\/firebase\/auth\.ts/,
  charts: /\/node_modules\/(chart\.js|react-chartjs-2|@kurkle)\//,
  reactfire: onlyInDashboardPackages,
};

/**
 * Where pages stand on the way of a visitor. What pages share belongs to the first that needs it, so
 * nobody loads what only later pages need.
 */
const rooms: readonly { name: string; holds: RegExp }[] = [
  { name: 'home', holds: /^features\/(home|about)\// },
  { name: 'services', holds: /^features\/services\/services-page/ },
  { name: 'service', holds: /^features\/services\/service-page/ },
  { name: 'slots', holds: /^features\/services\/slot-picker/ },
  { name: 'calendar', holds: /^ui\/day-field\/day-calendar/ },
  { name: 'visit', holds: /^features\/(auth|booking|password|reviews|services)\// },
  {
    name: 'parts',
    holds: /^(?!app\/dashboard|features\/(my-bookings|my-transactions|profile|admin-))./,
  },
  { name: 'account', holds: /^(app\/dashboard|features\/(my-bookings|my-transactions|profile))\// },
  { name: 'admin', holds: /^features\/admin-/ },
];

const source = inSource('');

/** The dynamic imports and entries from which a module is reached without another dynamic import. */
function rootsOf(id: string, modules: Modules, known: Map<string, Set<string>>): Set<string> {
  const roots = new Set<string>();
  const seen = new Set([id]);
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const before = known.get(next);
    if (before) {
      for (const root of before) roots.add(root);
      continue;
    }
    const { importers = [], dynamicImporters = [] } = modules.getModuleInfo(next) ?? {};
    if (dynamicImporters.length > 0 || importers.length === 0) roots.add(next);
    for (const importer of importers) {
      if (!seen.has(importer)) waiting.push(importer);
      seen.add(importer);
    }
  }
  known.set(id, roots);
  return roots;
}

const roomOf = (root: string): number =>
  rooms.findIndex(({ holds }) =>
    holds.test(root.startsWith(source) ? root.slice(source.length) : ''),
  );

/** Where a module that several pages share belongs; null: one page alone has it. */
function sharedRooms() {
  const known = new Map<string, Set<string>>();
  return (id: string, modules: Modules): number | null => {
    const roots = [...rootsOf(id, modules, known)];
    const found = roots.map(roomOf).filter((room) => room >= 0);
    return roots.length > 1 && found.length > 0 ? Math.min(...found) : null;
  };
}

/**
 * How the bundler cuts the site into files: few, because each one waits for its turn on a phone. A group
 * takes what its modules need with it, so the rooms come in their order.
 */
export function chunkGroups() {
  const roomOfShared = sharedRooms();
  return [
    { name: 'framework', test: framework, priority: 3 },
    { name: 'frame', tags: ['$initial' as const], priority: 2 },
    ...Object.entries(packageGroups).map(([name, test]) => ({ name, test, priority: 1 })),
    ...rooms.map(({ name }, room) => ({
      name: (id: string, modules: Modules) => (roomOfShared(id, modules) === room ? name : null),
      debugName: name,
    })),
  ];
}
