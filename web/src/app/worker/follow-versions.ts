import { hourMs } from '@carwash/domain/time/durations';
import { type WorkerMessage, workerPath } from '~/lib/worker-messages';

/** Time between two checks for a new version in a tab that stays open, in milliseconds. */
const pauseMs = hourMs;

const tell = (worker: ServiceWorker, message: WorkerMessage, port?: MessagePort) =>
  worker.postMessage(message, port ? [port] : []);

/**
 * Asks a worker whether it caches `file`, which this page has loaded: if it does, both are of the same
 * version.
 */
function isOfThisVersion(worker: ServiceWorker, file: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    tell(worker, { kind: 'isOfVersion', file }, port2);
  });
}

/** Lets the newest worker serve all pages, and reloads this one. */
function takeNewest({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    tell(waiting, { kind: 'skipWaiting' });
  } else {
    // Another tab has already activated the newest worker.
    reload();
  }
}

/** Returns the paths of all files of this site that the page has loaded so far. */
const loadedPaths = (): string[] => {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
};

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - lookedAt < pauseMs) return;
    lookedAt = Date.now();
    // A failure is ignored: without a connection there is nothing new.
    registration.update().catch(() => {});
  });
}

/**
 * Registers the service worker and looks for newer ones.
 * @param file a file of the version that this page runs, as a path of the site
 * @param onNew called when a newer version is ready, with a function that activates it and reloads the page
 */
export async function followVersions(
  file: string,
  onNew: (take: () => void) => void,
): Promise<void> {
  void keepLoaded();
  await navigator.serviceWorker.register(workerPath);
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;

  const meet = async (worker: ServiceWorker) => {
    if (!(await isOfThisVersion(worker, file))) return onNew(() => takeNewest(registration));
    // The page came from the network and is already of the new version, so the user need not be asked.
    if (worker === registration.waiting) tell(worker, { kind: 'skipWaiting' });
  };
  const meetInstalling = () => {
    const { installing } = registration;
    if (!installing) return;
    installing.onstatechange = () => {
      if (installing.state === 'installed') void meet(installing);
    };
  };
  registration.addEventListener('updatefound', meetInstalling);
  lookNowAndThen(registration);
  try {
    // The page may be newer than the worker that serves it; the update check finds that out.
    await registration.update();
  } catch {
    // Offline, for example. A new version is found by a later check.
    return;
  }
  meetInstalling();
  const newest = registration.waiting ?? registration.active;
  if (newest && !registration.installing) await meet(newest);
}

/** Asks the worker to keep the files that this page loaded before there was a worker. */
async function keepLoaded(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { kind: 'keep', paths: loadedPaths() });
}

/** Asks the worker to keep the pages of a customer's bookings on this device. */
export async function keepAccountPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { kind: 'keepAccount' });
}
