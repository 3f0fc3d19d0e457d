import { siteFiles } from './site-files';

/** Cache of files whose names hold a hash of their content. Those of earlier versions stay for open tabs. */
const files = 'files';
const pictures = 'pictures';

/** Most entries that are kept besides the files of this version. */
const maxOtherFiles = 120;
const maxPictures = 60;

/** Headers are ignored, because the server's files do not depend on the visitor. */
const anyHeaders = { ignoreVary: true };

/** Deletes the oldest entries for which `mayGo` returns true. */
async function trim(cache: Cache, max: number, mayGo: (path: string) => boolean): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => mayGo(new URL(url).pathname));
  const tooMany = requests.slice(0, Math.max(requests.length - max, 0));
  await Promise.all(tooMany.map((request) => cache.delete(request)));
}

export async function trimFiles(): Promise<void> {
  const own = new Set([...siteFiles.shell, ...siteFiles.account]);
  await trim(await caches.open(files), maxOtherFiles, (path) => !own.has(path));
}

export const isFile = (path: string): boolean => path.startsWith('/assets/');

export const isPicture = (path: string): boolean =>
  /^\/(pictures|icons)\/|^\/favicon\.svg$/.test(path);

async function addMissing(name: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(name);
  const known = await Promise.all(paths.map((path) => cache.match(path, anyHeaders)));
  await cache.addAll(paths.filter((_, index) => !known[index]));
}

/**
 * Fetches the files and pictures among these that are not cached yet.
 * @throws Error when one can't be fetched
 */
export async function keep(paths: readonly string[]): Promise<void> {
  await addMissing(files, paths.filter(isFile));
  await addMissing(pictures, paths.filter(isPicture));
}

/** Stores a response, if it is a success. A failure to store, for lack of space, is ignored. */
async function store(cache: Cache, request: Request, response: Response): Promise<void> {
  if (response.ok) await cache.put(request, response).catch(() => {});
}

/** Answers with a file that never changes: from the cache, else from the network. */
export async function fileOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(files);
  const known = await cache.match(request, anyHeaders);
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(store(cache, request, response.clone()).then(trimFiles));
  return response;
}

/** Answers with a picture: the cached one now, and the newest one the next time. */
export async function pictureOf(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cache = await caches.open(pictures);
  const known = await cache.match(request, anyHeaders);
  const fresh = fetch(request).then(async (response) => {
    const copy = response.clone();
    event.waitUntil(store(cache, request, copy).then(() => trim(cache, maxPictures, () => true)));
    return response;
  });
  if (!known) return fresh;
  event.waitUntil(fresh.catch(() => {}));
  return known;
}
