import { siteFiles } from './site-files';

const prefix = 'shell-';

/** Cache of this version, because a version that waits must not change the pages of the active one. */
const shell = prefix + siteFiles.page;

/** Path of `app.html`, as Hosting serves it. The app renders the page for any address. */
const shellPath = '/app';

/** How long to wait for a page before the shell replaces it, in milliseconds. */
const patienceMs = 4000;

/**
 * Caches the shell.
 * @throws Error when it can't be fetched
 */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(shell);
  await cache.add(new Request(shellPath, { cache: 'reload' }));
}

export async function forgetOtherShells(): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== shell);
  await Promise.all(others.map((name) => caches.delete(name)));
}

const afterPatience = () =>
  new Promise<'late'>((resolve) => setTimeout(resolve, patienceMs, 'late'));

async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/**
 * Answers with a page: from the network, else with the app's shell, which then shows data stored on this
 * device. Pages themselves are not cached, because they would name the files of an older version.
 */
export async function pageOf(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // Keeps the request running even when the shell was faster, so that the browser does not cancel it.
  event.waitUntil(network.catch(() => {}));
  const first = await Promise.race([network.catch(() => 'failed' as const), afterPatience()]);
  if (first instanceof Response) return first;
  const known = await (await caches.open(shell)).match(shellPath, { ignoreVary: true });
  return known ?? network;
}
