import { pushSubscriptionId } from '@carwash/domain/messages/push-subscription';
import { minuteMs } from '@carwash/domain/time/durations';
import { callApi } from '~/lib/api/call-api';
import { session } from '~/lib/session/session';
import { subscriptionHere } from './subscription-here';

/**
 * State of notifications on this device. unsupported: the browser has none, or this site. unasked: the customer was
 * not asked yet, or has not answered. blocked: the browser does not allow them any more. off: they are allowed, but not
 * turned on for this account. on: they come.
 */
export type DeviceState = 'unsupported' | 'unasked' | 'blocked' | 'off' | 'on';

const publicKey = import.meta.env.VITE_PUSH_PUBLIC_KEY;

/** Tells whether this site sends notifications at all. */
export const hasNotifications = publicKey !== '';

/** On iPhones only installed sites have notifications. The development server has no service worker. */
const isSupported = (): boolean =>
  import.meta.env.PROD &&
  hasNotifications &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window;

const refused = (): DeviceState => (Notification.permission === 'denied' ? 'blocked' : 'unasked');

/**
 * Returns the state of notifications on this device, without asking the customer.
 * @throws ApiFailure when the API does not tell whether they are on
 */
export async function readDevice(): Promise<DeviceState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission !== 'granted') return refused();
  const subscription = await subscriptionHere();
  if (!subscription) return 'off';
  const [id, stored] = await Promise.all([
    pushSubscriptionId(subscription.endpoint),
    callApi('listPushSubscriptions', {}),
  ]);
  return stored.some(({ _id }) => _id === id) ? 'on' : 'off';
}

/** Longest wait for the service worker, in milliseconds: it loads what the site needs offline first. */
const workerPatienceMs = minuteMs;

/** @throws Error when there is none in time */
const workerHere = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_resolve, reject) =>
      setTimeout(() => reject(new Error('There is no service worker.')), workerPatienceMs),
    ),
  ]);

/**
 * Turns notifications on for this account on this device. The browser asks the customer for permission, so it must
 * begin with a click.
 * @throws ApiFailure; another Error when the browser cannot subscribe
 */
export async function turnOnHere(): Promise<DeviceState> {
  // The first thing after the click, because Safari asks only then.
  if ((await Notification.requestPermission()) !== 'granted') return refused();
  const { pushManager } = await workerHere();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const body = { endpoint: subscription.endpoint, keys: { p256dh, auth } };
  await callApi('savePushSubscription', { body });
  return 'on';
}

/**
 * Keeps the notifications on this device after the account's address was confirmed, with which those end that somebody
 * else may have turned on before.
 */
export async function keepHere(): Promise<void> {
  const isSignedIn = session.current().user !== null;
  if (isSignedIn && isSupported() && (await subscriptionHere())) await turnOnHere();
}

/** Turns notifications off on this device. */
export async function turnOffHere(): Promise<DeviceState> {
  const subscription = await subscriptionHere();
  if (!subscription) return 'off';
  const id = await pushSubscriptionId(subscription.endpoint);
  await subscription.unsubscribe();
  // A failure is ignored, because the push service tells the server with the next message.
  await callApi('removePushSubscription', { params: { id } }).catch(() => {});
  return 'off';
}
