import { createPushService } from '@carwash/functions/gateways/push-service';
import { createPushChannel } from '@carwash/functions/messages/push/push-channel';
import webPush from 'web-push';
import { openPushService } from '../../../support/push/open-push-service.ts';
import type { Harness } from '../harness/harness.ts';

const keys = webPush.generateVAPIDKeys();

/** Sets up notifications until `harness.mend`, with a push service on this machine. */
export async function openPush(harness: Harness) {
  const service = await openPushService(keys.publicKey);
  const sender = createPushService({ ...keys, timeoutMs: 3000 });
  harness.context.messageChannels = {
    ...harness.context.messageChannels,
    push: createPushChannel(sender, harness.context),
  };
  return service;
}
