import { boolean, type InferType, object, string } from 'yup';
import { instant } from '../schema/fields.ts';

/** Most devices of an account that get notifications; a further one replaces the oldest. */
export const mostPushSubscriptions = 10;

const isWebAddress = (typed: string | undefined): boolean => {
  const url = URL.parse(typed ?? '');
  return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
};

/** A browser's push subscription, as `PushSubscription.toJSON` describes it. */
export const newPushSubscriptionSchema = object({
  endpoint: string()
    .max(1000)
    .test('address', 'endpoint must be the address of a push service.', isWebAddress)
    .required()
    .meta({ note: 'The address at its push service to which notifications are posted.' }),
  keys: object({
    p256dh: string()
      .matches(/^B[\w-]{86}$/, 'p256dh must be a public P-256 key.')
      .required()
      .meta({ note: 'The public key of the browser, base64url.' }),
    auth: string()
      .matches(/^[\w-]{22}$/, 'auth must be 16 bytes.')
      .required()
      .meta({ note: 'A secret between the browser and us, base64url.' }),
  }).required(),
});

export type NewPushSubscription = InferType<typeof newPushSubscriptionSchema>;

/** A device that gets the notifications of an account. */
export const pushSubscriptionSchema = newPushSubscriptionSchema.shape({
  /** SHA-256 of the endpoint, in hex, so that a device is stored once. */
  _id: string().required(),
  /** The account that has turned notifications on there last. */
  uid: string().required(),
  /** Whether the address of the account was not confirmed then. */
  isFromUnconfirmed: boolean().optional(),
  /** When they were turned on last. */
  createdAt: instant().required(),
});

export type PushSubscription = InferType<typeof pushSubscriptionSchema>;

/** Returns the id of a push subscription. */
export async function pushSubscriptionId(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
