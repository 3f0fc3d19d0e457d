import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { setBeforeSignOut } from '~/lib/firebase/before-sign-out';
import { whenUsed } from '~/lib/first-use';
import { useSession } from '~/lib/session/use-session';
import { closeToast, showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

const loaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/**
 * Loads the code that talks to the service worker, once the page is used; null where there is no service
 * worker.
 */
async function loadWorkerTalk() {
  // The development server has no service worker.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await loaded();
  await whenUsed();
  // Loading failed, offline for example: the next visit tries again.
  return import('./follow-versions').catch(() => null);
}

/** Shows once that a newer version is ready, until the user accepts or dismisses it. */
function useNewVersionNotice() {
  useEffect(() => {
    const announce = (take: () => void) =>
      showToast(toastTexts.newVersion, {
        variant: 'info',
        persist: true,
        action: (key) => (
          <>
            <Button color="inherit" size="small" variant="outlined" onClick={take}>
              Update
            </Button>
            <Button color="inherit" size="small" onClick={() => closeToast(key)}>
              Later
            </Button>
          </>
        ),
      });
    const follow = async () => {
      const talk = await loadWorkerTalk();
      await talk?.followVersions(new URL(import.meta.url).pathname, announce);
    };
    follow().catch((error: unknown) => console.warn('There is no service worker:', error));
  }, []);
}

/**
 * Keeps a customer's booking pages on this device, because customers may look at their next booking without a
 * connection.
 */
function useKeptAccountPages() {
  const { state, user } = useSession();
  const isCustomer = state === 'signedIn' && user?.role === 'user';

  useEffect(() => {
    if (!isCustomer) return;
    void loadWorkerTalk().then((talk) => talk?.keepAccountPages());
  }, [isCustomer]);
}

/** Ends notifications on this device, because the next person here must not read them. */
async function endNotifications(ownToken: Promise<string | null>): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const push = await import('~/entities/messages/push/end-notifications');
  await push.endNotifications(ownToken);
}

/** Connects the app with its service worker. */
export function WorkerLink() {
  useNewVersionNotice();
  useKeptAccountPages();
  useEffect(() => setBeforeSignOut(endNotifications), []);
  return null;
}
