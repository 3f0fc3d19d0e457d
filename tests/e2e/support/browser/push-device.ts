import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect } from '@playwright/test';
import type { PushDevice } from '../../../support/push/open-push-service.ts';

/**
 * Makes a browser subscribe to the push service of the tests, because the real ones are out of reach. It asks for the
 * permission once, and the answer is yes.
 */
export async function subscribeTo(
  context: BrowserContext,
  { subscription }: PushDevice,
): Promise<void> {
  await context.addInitScript(
    `(() => {
      if (!('PushManager' in window)) return;
      const subscription = ${JSON.stringify(subscription)};
      const isAsked = () => localStorage.getItem('test.asked') !== null;
      Object.defineProperty(Notification, 'permission', {
        get: () => (isAsked() ? 'granted' : 'default'),
      });
      Notification.requestPermission = async () => {
        localStorage.setItem('test.asked', 'yes');
        return 'granted';
      };
      const here = () =>
        localStorage.getItem('test.subscribed') && {
          endpoint: subscription.endpoint,
          toJSON: () => subscription,
          unsubscribe: async () => {
            localStorage.removeItem('test.subscribed');
            return true;
          },
        };
      PushManager.prototype.getSubscription = async () => here();
      PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
        localStorage.setItem('test.subscribed', applicationServerKey);
        return here();
      };
    })()`,
  );
}

/** Tells whether the browser has asked for permission. */
export const wasAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('test.asked') !== null);

/** Hands a payload to the service worker of the page, as the browser does when it has decrypted one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** Returns the notifications that the browser shows. */
export const notificationsOf = (page: Page): Promise<Shown[]> =>
  page.evaluate(async () => {
    const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
      getNotifications: () => registration.getNotifications(),
    }));
    return (await getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Clicks the only notification. Nobody has touched the browser, so it opens no tab by itself.
 * @returns the address that the service worker opens
 */
export async function clickNotification(context: BrowserContext): Promise<string> {
  const worker = (): Worker | undefined => context.serviceWorkers()[0];
  await expect.poll(() => worker() !== undefined).toBe(true);
  const opened = await worker()?.evaluate<string>(`(async () => {
    const [notification] = await self.registration.getNotifications();
    let opened = 'nothing';
    let finished;
    self.clients.openWindow = async (address) => {
      opened = address;
      return null;
    };
    const click = new Event('notificationclick');
    click.notification = notification;
    click.waitUntil = (work) => {
      finished = work;
    };
    self.dispatchEvent(click);
    await finished;
    return opened;
  })()`);
  return opened ?? 'no service worker';
}
