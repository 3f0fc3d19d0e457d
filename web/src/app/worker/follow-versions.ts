import { type WorkerMessage, workerPath } from '~/lib/worker-messages';

/** Between two looks for a new version in a tab that stays open, in milliseconds. */
const pauseMs = 3_600_000;

const tell = (worker: ServiceWorker, message: WorkerMessage, port?: MessagePort) =>
  worker.postMessage(message, port ? [port] : []);

/** Whether a worker is of the version that this page runs, told by a file that the page has loaded. */
function isOfThisVersion(worker: ServiceWorker, file: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    tell(worker, { kind: 'isOfVersion', file }, port2);
  });
}

/** Lets the newest worker serve all pages, and begins anew with it. */
function takeNewest({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    tell(waiting, { kind: 'takeOver' });
  } else {
    // Another tab has let it.
    reload();
  }
}

/** What this page has loaded from the site by now, as paths. */
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
    // Without a connection there is nothing new.
    registration.update().catch(() => {});
  });
}

/**
 * Registers the service worker and looks for newer ones.
 * @param file a file of the version that this page runs, as a path of the site
 * @param onNew called when a newer version is ready, with what takes it: the page is loaded again
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
    // The page came from the network and is as new: nobody needs to be asked.
    if (worker === registration.waiting) tell(worker, { kind: 'takeOver' });
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
    // The page may be newer than the worker that serves it, which is known after this.
    await registration.update();
  } catch {
    // Offline, for example: what is new is met later.
    return;
  }
  meetInstalling();
  const newest = registration.waiting ?? registration.active;
  if (newest && !registration.installing) await meet(newest);
}

/** Has what this page loaded kept on this device, if there was no worker yet to keep it. */
async function keepLoaded(): Promise<void> {
  if (navigator.serviceWorker.controller) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { kind: 'keep', paths: loadedPaths() });
}

/** Has what a customer's bookings need kept on this device. */
export async function keepAccountPages(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (active) tell(active, { kind: 'keepAccount' });
}
