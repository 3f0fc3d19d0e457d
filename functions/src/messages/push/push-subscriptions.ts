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
import type { Handler } from '../../http/handler.ts';

/** Returns the devices of an account that get notifications, the newest first. */
export async function readPushSubscriptions(
  uid: string,
  { db }: Pick<Context, 'db'>,
): Promise<QueryDocumentSnapshot<PushSubscription>[]> {
  const { docs } = await db.pushSubscriptions.where('uid', '==', uid).get();
  return docs.toSorted((a, b) => b.data().createdAt.getTime() - a.data().createdAt.getTime());
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
  { body, caller: { uid } },
  context,
) => {
  const { db, now, settings } = context;
  if (!settings.pushServices.some((service) => service.test(body.endpoint))) {
    throw badInput('endpoint', 'This is not the address of a known push service.');
  }
  const _id = await pushSubscriptionId(body.endpoint);
  const others = (await readPushSubscriptions(uid, context)).filter(({ id }) => id !== _id);
  const saved = { ...body, _id, uid, createdAt: now() };
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
