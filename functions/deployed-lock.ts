/** One entry of `packages` in a package-lock.json: a folder, or a package in node_modules. */
export interface LockedPackage {
  name?: string;
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  engines?: Record<string, string>;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  peer?: boolean;
}

interface PackageLock {
  name: string;
  version: string;
  lockfileVersion: number;
  requires: true;
  packages: Record<string, LockedPackage>;
}

interface Wanted {
  name: string;
  /** Whether an installation may do without it. */
  isOptional: boolean;
}

/** A package on its way from the repository's lock file into the deployed one. */
interface DocumentAtPath {
  /** Where it is in the repository, '' excepted. */
  source: string;
  /** Where it will be; '' is the deployed folder itself. */
  path: string;
  isOptional: boolean;
}

type Packages = Record<string, LockedPackage>;

const below = (path: string, name: string): string =>
  path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`;

/** The folders in which Node looks for what a package imports: its own first, then all around it. */
function placesAround(path: string): string[] {
  const end = path.lastIndexOf('/');
  if (path === '') return [''];
  const around = end === -1 ? '' : path.slice(0, end);
  return path.endsWith('node_modules') ? placesAround(around) : [path, ...placesAround(around)];
}

/** As Node resolves it. @returns undefined where nothing of that name is installed */
const resolve = (from: string, name: string, isThere: (path: string) => boolean) =>
  placesAround(from)
    .map((place) => below(place, name))
    .find(isThere);

function wantedBy(entry: LockedPackage, isOptional: boolean): Wanted[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const isOptionalPeer = (name: string) => entry.peerDependenciesMeta?.[name]?.optional === true;
  const certain = [
    ...Object.keys(dependencies),
    ...Object.keys(peerDependencies).filter((name) => !isOptionalPeer(name)),
  ];
  return [
    ...certain.map((name) => ({ name, isOptional })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true })),
  ];
}

/**
 * The lock file of a workspace that is deployed by itself: what `npm ci` installs from it is, package
 * by package and version by version, what the workspace finds in the repository.
 * @param folder the workspace, relative to the repository
 * @throws when the repository's lock file lacks something that the workspace needs
 */
export function deployedLock({ packages, ...head }: PackageLock, folder: string): PackageLock {
  const workspace = packages[folder];
  if (!workspace?.name) throw new Error(`package-lock.json knows no workspace ${folder}`);
  const { name, version = '' } = workspace;
  const placed = placeAll(packages, folder, workspace);
  const entries = [...placed.values()].map(({ path, source, isOptional }) => {
    const { dev, devOptional, optional, peer, ...entry } = packages[source] ?? {};
    return [path, isOptional ? { ...entry, optional: true } : entry] as const;
  });
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return { ...head, name, version, packages: { '': workspace, ...Object.fromEntries(sorted) } };
}

function placeAll(packages: Packages, folder: string, workspace: LockedPackage) {
  const placed = new Map<string, DocumentAtPath>();
  const queue: DocumentAtPath[] = [{ source: folder, path: '', isOptional: false }];
  for (const importer of queue) {
    const entry = importer.path === '' ? workspace : (packages[importer.source] ?? {});
    for (const wanted of wantedBy(entry, importer.isOptional)) {
      const next = place(wanted, importer, packages, placed);
      if (next) queue.push(next);
    }
  }
  return placed;
}

/**
 * At the top if nothing of that name is in the way, otherwise beside its importer.
 * @returns what has to be looked at: something new, or something that can't be done without any more
 */
function place(
  { name, isOptional }: Wanted,
  importer: DocumentAtPath,
  packages: Packages,
  placed: Map<string, DocumentAtPath>,
): DocumentAtPath | undefined {
  const source = resolve(importer.source, name, (path) => path in packages);
  if (source === undefined) {
    if (isOptional) return undefined;
    throw new Error(`package-lock.json lacks ${name}, which ${importer.source} needs`);
  }
  const found = resolve(importer.path, name, (path) => placed.has(path));
  const there = found === undefined ? undefined : placed.get(found);
  if (there?.source === source) {
    if (isOptional || !there.isOptional) return undefined;
    there.isOptional = false;
    return there;
  }
  const path = below(found === undefined ? '' : importer.path, name);
  const next = { source, path, isOptional };
  placed.set(path, next);
  return next;
}
