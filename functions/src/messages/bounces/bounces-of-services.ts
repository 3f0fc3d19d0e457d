import { type Bounce, bounceOf } from './bounce.ts';

/** Returns a value inside of JSON that somebody else has written; undefined where it is missing. */
const inside = (json: unknown, ...path: (string | number)[]): unknown =>
  path.reduce<unknown>((value, name) => Object(value)[name], json);

const listIn = (json: unknown, ...path: (string | number)[]): unknown[] => {
  const found = inside(json, ...path);
  return Array.isArray(found) ? found : [];
};

/** Amazon SES, with the headers of the mail: https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html */
function ofAmazon(event: unknown): Bounce[] {
  const kind = inside(event, 'notificationType') ?? inside(event, 'eventType');
  if (kind !== 'Bounce' || inside(event, 'bounce', 'bounceType') !== 'Permanent') return [];
  // SES gives the mail another Message-ID, but names ours among the original headers.
  const header = listIn(event, 'mail', 'headers').find(
    (one) => String(inside(one, 'name')).toLowerCase() === 'message-id',
  );
  const messageId = inside(header, 'value') ?? inside(event, 'mail', 'commonHeaders', 'messageId');
  return [bounceOf(messageId, inside(event, 'bounce', 'bouncedRecipients', 0, 'status'))];
}

/** Amazon SNS hands the event over as text. */
function ofAmazonTopic(call: unknown): Bounce[] {
  const message = inside(call, 'Message');
  if (inside(call, 'Type') !== 'Notification' || typeof message !== 'string') return [];
  try {
    return ofAmazon(JSON.parse(message));
  } catch {
    return [];
  }
}

/** https://postmarkapp.com/developer/webhooks/bounce-webhook. It names our mail by a header of its own. */
function ofPostmark(event: unknown): Bounce[] {
  const isLasting =
    inside(event, 'RecordType') === 'Bounce' &&
    (inside(event, 'Type') === 'HardBounce' || inside(event, 'Inactive') === true);
  const messageId = inside(event, 'Metadata', 'message-id');
  return isLasting ? [bounceOf(messageId, inside(event, 'Details'))] : [];
}

/** https://documentation.mailgun.com/docs/mailgun/user-manual/webhooks/webhook-payloads */
function ofMailgun(call: unknown): Bounce[] {
  const event = inside(call, 'event-data');
  if (inside(event, 'event') !== 'failed' || inside(event, 'severity') !== 'permanent') return [];
  const messageId = inside(event, 'message', 'headers', 'message-id');
  return [bounceOf(messageId, inside(event, 'delivery-status', 'enhanced-code'))];
}

/** https://www.twilio.com/docs/sendgrid/for-developers/tracking-events/event. One call has many events. */
const ofSendGrid = (call: unknown): Bounce[] =>
  (Array.isArray(call) ? call : []).flatMap((event: unknown) => {
    const kind = inside(event, 'event');
    const isLasting =
      kind === 'dropped' || (kind === 'bounce' && inside(event, 'type') !== 'blocked');
    return isLasting ? [bounceOf(inside(event, 'smtp-id'), inside(event, 'status'))] : [];
  });

const services = [ofAmazon, ofAmazonTopic, ofPostmark, ofMailgun, ofSendGrid];

/** Returns the bounces in a call of one of the mail services that are known here. */
export const bouncesOfServices = (json: unknown): Bounce[] =>
  services.flatMap((service) => service(json));
