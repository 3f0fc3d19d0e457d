import { hourMs, minuteMs } from '@carwash/domain/time/durations';
import { serverBuild } from '~/lib/page-state';
import { type WorkerMessage, workerPath } from '~/lib/worker-messages';

/** Time between two checks for a new version in a tab that stays open, in milliseconds. */
const pauseMs = hourMs;

/**
 * The pages of a new version may come some minutes after its API. Time between two checks while the API is newer, in
 * milliseconds.
 */
const behindPauseMs = 3 * minuteMs;

/** A page that nobody has touched for so long updates by itself, in milliseconds. */
const untouchedMs = 10 * minuteMs;

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

/** Tells whether the last call was answered by another version than that of this page. */
const isBehind = (): boolean => !['', import.meta.env.VITE_BUILD].includes(serverBuild.get());

/** Looks for a new version every hour, and when another one has answered a call: at once, and every few minutes then. */
export function lookNowAndThen(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  let lookedAt = Date.now();
  const look = () => {
    lookedAt = Date.now();
    // A failure is ignored: without a connection there is nothing new.
    registration.update().catch(() => {});
  };
  const lookIfDue = () => {
    const dueMs = isBehind() ? behindPauseMs : pauseMs;
    if (document.visibilityState === 'visible' && Date.now() - lookedAt >= dueMs) look();
  };
  document.addEventListener('visibilitychange', lookIfDue);
  // More often than the pause, because timers stop while a computer sleeps.
  setInterval(lookIfDue, minuteMs);
  const looked = new Set<string>();
  serverBuild.subscribe(() => {
    const build = serverBuild.get();
    if (!isBehind() || looked.has(build)) return;
    looked.add(build);
    look();
  });
}

/** Tells whether a reload would lose typed text or close a dialog. */
const isInUse = (): boolean =>
  document.querySelector('[role=dialog]') !== null ||
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/**
 * Calls `take` once nobody has touched the page for ten minutes and a reload would lose nothing.
 */
export function whenUntouched(take: () => void): void {
  let touchedAt = Date.now();
  const touch = () => {
    touchedAt = Date.now();
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart']) {
    addEventListener(kind, touch, { capture: true, passive: true });
  }
  const timer = setInterval(() => {
    if (Date.now() - touchedAt < untouchedMs || isInUse()) return;
    clearInterval(timer);
    take();
  }, minuteMs);
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

  const take = () => takeNewest(registration);
  let isNewReady = false;
  const meet = async (worker: ServiceWorker) => {
    if (!(await isOfThisVersion(worker, file))) {
      // A page that stays open may meet several newer versions; it waits once.
      if (!isNewReady) whenUntouched(take);
      isNewReady = true;
      return onNew(take);
    }
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
