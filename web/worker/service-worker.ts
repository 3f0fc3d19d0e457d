import type { WorkerMessage } from '../src/lib/worker-messages';
import { fileOf, isFile, isPicture, keep, pictureOf, trimFiles } from './caches';
import { forgetOtherShells, keepShell, pageOf } from './shell';
import { siteFiles } from './site-files';

declare const self: ServiceWorkerGlobalScope;

async function install(): Promise<void> {
  await keep(siteFiles.shell);
  await keepShell();
}

async function activate(): Promise<void> {
  await forgetOtherShells();
  await trimFiles();
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** Tells whether a request is for a page of the app: not for the API, pages of Firebase, or files. */
const isPage = ({ mode }: Request, { pathname }: URL) =>
  mode === 'navigate' && !/^\/(api|__)\/|\.\w+$/.test(pathname);

/**
 * Returns the worker's response to a request; null when only the network answers, as without a service
 * worker.
 */
function answer(event: FetchEvent): Promise<Response> | null {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return null;
  if (isPage(request, url)) return pageOf(event);
  if (isFile(url.pathname)) return fileOf(event);
  if (isPicture(url.pathname)) return pictureOf(event);
  return null;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.kind === 'takeOver') event.waitUntil(self.skipWaiting());
  if (message.kind === 'keepAccount') event.waitUntil(keep(siteFiles.account));
  if (message.kind === 'keep') event.waitUntil(keep(message.paths));
  if (message.kind === 'isOfVersion') {
    event.ports[0]?.postMessage(siteFiles.shell.includes(message.file));
  }
});
