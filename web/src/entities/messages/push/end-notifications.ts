import { messageEndpoints } from '@carwash/domain/messages/endpoints';
import { pushSubscriptionId } from '@carwash/domain/messages/push-subscription';
import { apiPath } from '~/lib/api/api-path';
import { sendRequest } from '~/lib/api/send-request';
import { appCheckToken } from '~/lib/firebase/app-check-token';
import { subscriptionHere } from './subscription-here';

const { method, path } = messageEndpoints.removePushSubscription;

/**
 * Ends notifications on this device for an account that signs out. Its session is over for every other call.
 * @param ownToken its ID token; null: it has none any more
 */
export async function endNotifications(ownToken: Promise<string | null>): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  // First, because it needs no token: the push service refuses the next message to a browser that has unsubscribed.
  await subscription.unsubscribe().catch(() => false);
  const [id, token, appToken] = await Promise.all([
    pushSubscriptionId(subscription.endpoint),
    ownToken,
    appCheckToken(),
  ]);
  if (token === null) return;
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(appToken !== null && { 'X-Firebase-AppCheck': appToken }),
  };
  await sendRequest(apiPath(path, { id }), { method, headers, body: null }, undefined);
}
