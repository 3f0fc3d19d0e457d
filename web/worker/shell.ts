import { siteFiles } from './site-files';

const prefix = 'shell-';

/** Of this version: a version that waits must not change what the one before shows. */
const shell = prefix + siteFiles.page;

/** `app.html`, as Hosting serves it. Whatever the address, the app shows its page. */
const shellPath = '/app';

/** How long a page is waited for before the shell takes its place, in milliseconds. */
const patienceMs = 4000;

/** @throws when the page cannot be had */
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
 * A page: from the network, else the app's shell. The shell begins with what this device has seen; pages
 * themselves are not kept, because they would name the files of the version that they are from.
 */
export async function pageOf(event: FetchEvent): Promise<Response> {
  const network = fromNetwork(event);
  // Whether the shell was faster or not, the browser must not call the request off.
  event.waitUntil(network.catch(() => {}));
  const first = await Promise.race([network.catch(() => 'failed' as const), afterPatience()]);
  if (first instanceof Response) return first;
  const known = await (await caches.open(shell)).match(shellPath, { ignoreVary: true });
  return known ?? network;
}
