import type { Endpoints } from '@carwash/domain/endpoints';
import {
  mostPushSubscriptions,
  type PushSubscription,
  pushSubscriptionId,
} from '@carwash/domain/messages/push-subscription';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { readDocument } from '../../db/read-document.ts';
import { badInput } from '../../errors/api-error.ts';
import { logError } from '../../errors/log.ts';
import { findAccount, hasVerifiedEmail, isFromBeforeProof } from '../../gateways/find-account.ts';
import type { Handler } from '../../http/handler.ts';

type Device = QueryDocumentSnapshot<PushSubscription>;

/** Removes devices. One that could not be removed is removed with the next message. */
export const removeDevices = (devices: readonly Device[]): Promise<unknown> =>
  Promise.all(devices.map(({ ref }) => ref.delete())).catch((error) =>
    logError('A device without notifications could not be removed', error),
  );

/**
 * Returns the devices of an account that get notifications, the newest first, and removes those from before its sessions
 * were ended or its owner has proven that it is theirs. A link in a mail does both at Firebase Auth alone, so that nobody
 * else could remove the devices then.
 */
export async function readPushSubscriptions(
  uid: string,
  { auth, db }: Pick<Context, 'auth' | 'db'>,
): Promise<readonly Device[]> {
  const { docs } = await db.pushSubscriptions.where('uid', '==', uid).get();
  if (docs.length === 0) return [];
  const account = await findAccount(auth, uid);
  const since = new Date(account?.tokensValidAfterTime ?? 0);
  const isEnded = (device: Device) =>
    device.data().createdAt < since || isFromBeforeProof(device.data(), account);
  await removeDevices(docs.filter(isEnded));
  return docs
    .filter((device) => !isEnded(device))
    .toSorted((a, b) => b.data().createdAt.getTime() - a.data().createdAt.getTime());
}

export const listPushSubscriptions: Handler<Context, Endpoints['listPushSubscriptions']> = async (
  { caller },
  context,
) => (await readPushSubscriptions(caller.uid, context)).map((device) => device.data());

/**
 * Stores a push subscription as one of the caller's, and removes the oldest of too many.
 * @throws ApiError bad_input for an address that is not one of a push service
 */
export const savePushSubscription: Handler<Context, Endpoints['savePushSubscription']> = async (
  { body, caller },
  context,
) => {
  const { auth, db, now, settings } = context;
  const { uid } = caller;
  if (!settings.pushServices.some((service) => service.test(body.endpoint))) {
    throw badInput('endpoint', 'This is not the address of a known push service.');
  }
  const _id = await pushSubscriptionId(body.endpoint);
  const others = (await readPushSubscriptions(uid, context)).filter(({ id }) => id !== _id);
  const isFromUnconfirmed = !(await hasVerifiedEmail(caller, auth));
  const saved = { ...body, _id, uid, isFromUnconfirmed, createdAt: now() };
  const batch = db.batch();
  batch.set(db.pushSubscriptions.doc(_id), saved);
  for (const { ref } of others.slice(mostPushSubscriptions - 1)) batch.delete(ref);
  await batch.commit();
  return saved;
};

/** Removes a push subscription if it is one of the caller's. */
export const removePushSubscription: Handler<Context, Endpoints['removePushSubscription']> = async (
  { params: { id }, caller },
  { db },
) => {
  const device = await readDocument(db.pushSubscriptions, id);
  if (device?.data().uid === caller.uid) await device.ref.delete();
  return {};
};

/** Removes the push subscriptions of an account that is deleted or disabled, or whose sessions end. */
export async function removeAllPushSubscriptions(
  uid: string,
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  const { docs } = await db.pushSubscriptions.where('uid', '==', uid).get();
  const batch = db.batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
}
