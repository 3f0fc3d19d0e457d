import { createHash } from 'node:crypto';
import type { Message } from '@carwash/domain/messages/message';
import { latestTime } from '@carwash/domain/messages/message-verdict';
import type { PushNotification } from '@carwash/domain/messages/push-notification';
import type { Context } from '../../context.ts';
import type { Channel, Letter } from '../../gateways/message-channel.ts';
import type { Push, PushService } from '../../gateways/push-service.ts';
import { outcomeOfDevices } from './outcome-of-devices.ts';
import { readPushSubscriptions, removeDevices } from './push-subscriptions.ts';

/** Longest time for which a push service keeps a notification: later there is the mail. */
const longestSeconds = 24 * 60 * 60;

/** Kinds that may wake a phone that sleeps. */
const urgentKinds: ReadonlySet<Message['kind']> = new Set([
  'cancelled',
  'displaced',
  'place_offered',
  'ready',
  'reminder_soon',
]);

/** Returns how long a notification is of use: not after the visit that it reminds of, or the end of its offer. */
function secondsToLive({ message, content }: Letter, now: Date): number {
  const latest = content.entry?.offer?.until ?? latestTime(message, content.booking?.slot);
  if (!latest) return longestSeconds;
  const seconds = Math.floor((latest.getTime() - now.getTime()) / 1000);
  return Math.max(0, Math.min(seconds, longestSeconds));
}

/** Returns the name that the notifications of one booking have in common, so that a newer one replaces an older. */
const topicOf = ({ bookingId, _id }: Message): string =>
  createHash('sha256')
    .update(bookingId ?? _id)
    .digest('base64url')
    .slice(0, 32);

/** Returns the notification without its device. It holds no address and no secret. */
async function writePush(letter: Letter, now: Date): Promise<Omit<Push, 'device'>> {
  const { message, content } = letter;
  // Loaded with the first notification, because only senders need it.
  const { renderShort } = await import('../render/render-short.ts');
  const { title, body, url } = renderShort(content);
  const { pathname, search, hash } = new URL(url);
  const topic = topicOf(message);
  const shown: PushNotification = { title, body, tag: topic, path: pathname + search + hash };
  return {
    payload: JSON.stringify(shown),
    ttlSeconds: secondsToLive(letter, now),
    urgency: urgentKinds.has(message.kind) ? 'high' : 'normal',
    topic,
    contact: `mailto:${content.business.email}`,
  };
}

/** Returns the channel that sends messages as notifications to the devices of a reader. */
export const createPushChannel = (
  service: PushService,
  context: Pick<Context, 'auth' | 'db' | 'now'>,
): Channel => ({
  reaches: async ({ uid }) =>
    uid !== null && (await readPushSubscriptions(uid, context)).length > 0,
  async send(letter) {
    const { uid } = letter.reader;
    const devices = uid === null ? [] : await readPushSubscriptions(uid, context);
    const push = await writePush(letter, context.now());
    const attempts = await Promise.all(
      devices.map((device) => service.send({ ...push, device: device.data() })),
    );
    await removeDevices(devices.filter((_, at) => attempts[at]?.outcome === 'gone'));
    return outcomeOfDevices(attempts, context.now());
  },
});
