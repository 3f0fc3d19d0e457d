import type { PushNotification } from '@carwash/domain/messages/push-notification';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { warmStrategyCache } from 'workbox-recipes';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import type { WorkerMessage } from '../src/lib/worker-messages';
import { siteFiles } from './site-files';

declare const self: ServiceWorkerGlobalScope;

/** Ignores headers, because the server's files do not depend on the visitor. */
const matchOptions = { ignoreVary: true };

/** Files whose names hold a hash of their content. Those of earlier versions stay, for open tabs. */
const files = new CacheFirst({
  cacheName: 'files',
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 300, matchOptions })],
});

const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  matchOptions,
  plugins: [new ExpirationPlugin({ maxEntries: 60, matchOptions })],
});

/**
 * Pages come from the network. When that fails or takes more than four seconds, the app renders them, with data
 * stored on this device. Pages themselves are not cached, because they would name the files of an older
 * version.
 */
const pages = new NetworkOnly({
  networkTimeoutSeconds: 4,
  plugins: [{ handlerDidError: () => matchPrecache(siteFiles.app.url) }],
});

/** The API, pages of Firebase, and files. */
const noPages = [/^\/(api|__)\//, /\.\w+$/];

const isFile = (path: string): boolean => path.startsWith('/assets/');
const isPicture = (path: string): boolean => /^\/(pictures|icons)\/|^\/favicon\.svg$/.test(path);

precache([siteFiles.app]);
cleanupOutdatedCaches();
enableNavigationPreload();
warmStrategyCache({ urls: siteFiles.shell.filter(isFile), strategy: files });
warmStrategyCache({ urls: siteFiles.shell.filter(isPicture), strategy: pictures });
registerRoute(new NavigationRoute(pages, { denylist: noPages }));
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url.pathname), files);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPicture(url.pathname), pictures);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Fetches the files and pictures among these that are not cached yet. */
const keep = (event: ExtendableEvent, paths: readonly string[]) =>
  Promise.all([
    ...paths.filter(isFile).map((path) => files.handle({ event, request: path })),
    ...paths.filter(isPicture).map((path) => pictures.handle({ event, request: path })),
  ]);

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  if (message.kind === 'skipWaiting') event.waitUntil(self.skipWaiting());
  if (message.kind === 'keepAccount') event.waitUntil(keep(event, siteFiles.account));
  if (message.kind === 'keep') event.waitUntil(keep(event, message.paths));
  if (message.kind === 'isOfVersion') {
    event.ports[0]?.postMessage(siteFiles.shell.includes(message.file));
  }
});

/** Shows a notification. It replaces an earlier one about the same booking, and is heard all the same. */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, tag, path }: PushNotification = event.data.json();
  // Missing in TypeScript's types of notifications.
  const heard = { renotify: true };
  const shown = { body, tag, icon: '/icons/192.png', data: { path }, ...heard };
  event.waitUntil(self.registration.showNotification(title, shown));
});

/**
 * Shows a page of the site: in the tab that shows it, or else in a new one, because somebody may be writing in the
 * others.
 */
async function showPage(path: string): Promise<void> {
  const { href } = new URL(path, self.location.origin);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === href);
  await (open ? open.focus() : self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data.path));
});
