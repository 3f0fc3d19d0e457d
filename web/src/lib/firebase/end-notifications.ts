import { messageEndpoints } from '@carwash/domain/messages/endpoints';
import { pushSubscriptionId } from '@carwash/domain/messages/push-subscription';
import { subscriptionHere } from '../subscription-here';
import { appCheckToken } from './app-check-token';

const { method, path } = messageEndpoints.removePushSubscription;

/**
 * Ends notifications on this device for an account that signs out. Its session is over for every other call.
 * @param ownToken its ID token; null: it has none any more
 */
export async function endNotifications(ownToken: Promise<string | null>): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const [id, token, appToken] = await Promise.all([
    pushSubscriptionId(subscription.endpoint),
    ownToken,
    appCheckToken(),
  ]);
  const headers = {
    Authorization: `Bearer ${token}`,
    ...(appToken !== null && { 'X-Firebase-AppCheck': appToken }),
  };
  // Each is enough: the push service of a browser that has unsubscribed refuses the next message.
  await Promise.allSettled([
    subscription.unsubscribe(),
    fetch(`/api${path.replace(':id', id)}`, { method, headers }),
  ]);
}
