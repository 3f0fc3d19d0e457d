import type { BrowserContext, Page } from '@playwright/test';
import type { PushDevice } from '../../../support/push/open-push-service.ts';

/**
 * Makes a browser subscribe to the push service of the tests, because the real ones are out of reach. It asks for the
 * permission once.
 * @param answer of the person who is asked
 */
export async function subscribeTo(
  context: BrowserContext,
  { subscription }: PushDevice,
  answer: 'granted' | 'denied' = 'granted',
): Promise<void> {
  await context.addInitScript(
    `(() => {
      if (!('PushManager' in window)) return;
      const subscription = ${JSON.stringify(subscription)};
      const isAsked = () => localStorage.getItem('test.asked') !== null;
      Object.defineProperty(Notification, 'permission', {
        get: () => (isAsked() ? '${answer}' : 'default'),
      });
      Notification.requestPermission = async () => {
        localStorage.setItem('test.asked', 'yes');
        return '${answer}';
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

/** A notification that the service worker has shown, and that was clicked. */
interface ClickedNotification {
  title: string;
  body: string;
  tag: string;
  isClosed: boolean;
  /** Address that the service worker opens. */
  opened: string;
}

/**
 * Hands a payload to the service worker, as the browser does when it has decrypted one, and clicks the notification that
 * it shows. A browser without a screen shows none, and opens no tab that nobody has asked for.
 */
export async function clickPush(
  context: BrowserContext,
  payload: string,
): Promise<ClickedNotification> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker');
  return worker.evaluate<ClickedNotification>(`(async () => {
    const said = {};
    self.registration.showNotification = async (title, { body, tag, data }) => {
      Object.assign(said, { title, body, tag, isClosed: false, data });
    };
    self.clients.openWindow = async (address) => {
      said.opened = address;
      return null;
    };
    const dispatch = async (event) => {
      let finished;
      event.waitUntil = (work) => {
        finished = work;
      };
      self.dispatchEvent(event);
      await finished;
    };
    await dispatch(new PushEvent('push', { data: ${JSON.stringify(payload)} }));
    const { data } = said;
    const close = () => {
      said.isClosed = true;
    };
    const click = new Event('notificationclick');
    click.notification = { data, close };
    await dispatch(click);
    const { title, body, tag, isClosed, opened } = said;
    return { title, body, tag, isClosed, opened };
  })()`);
}
