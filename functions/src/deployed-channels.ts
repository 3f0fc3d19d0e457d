import { once } from '@carwash/domain/once';
import type { Context } from './context.ts';
import type { Mail } from './gateways/mail.ts';
import { faultOfMailServer, readMailServer } from './gateways/mail-server-address.ts';
import type { Push } from './gateways/push-service.ts';
import type { TextMessage } from './gateways/text-gateway.ts';
import { createMailChannel } from './messages/mail-channel.ts';
import { createPushChannel } from './messages/push/push-channel.ts';
import { createTextChannel } from './messages/text/text-channel.ts';
import { parameters } from './parameters.ts';

type Channels = Context['messageChannels'];
type ChannelContext = Pick<Context, 'auth' | 'db' | 'now' | 'settings'>;

/*
 * Each gateway is loaded with its first message, because only senders need it. Only senders have the secrets, too:
 * the API knows which channels there are by what is no secret.
 */

function mailChannel(): Channels {
  const [url, from] = [parameters.mailUrl.value(), parameters.mailFrom.value()];
  if (url === '' || from === '') return {};
  const password = () => parameters.mailPassword.value();
  const mailer = {
    async send(mail: Mail) {
      const { createMailer } = await import('./gateways/mail.ts');
      return createMailer({ url, password: password(), from }).send(mail);
    },
  };
  const fault = once(() => faultOfMailServer({ url, password: password() }));
  const isReadable = readMailServer(url) !== null;
  return { mail: { ...createMailChannel(mailer), isReadable, fault } };
}

function pushChannel(context: ChannelContext): Channels {
  const publicKey = parameters.pushPublicKey.value();
  if (publicKey === '') return {};
  const keys = () => ({ publicKey, privateKey: parameters.pushPrivateKey.value() });
  const service = {
    async send(push: Push) {
      const { createPushService } = await import('./gateways/push-service.ts');
      return createPushService(keys()).send(push);
    },
  };
  const fault = once(async () => {
    const { faultOfPushKeys } = await import('./gateways/push-keys.ts');
    return faultOfPushKeys(keys());
  });
  return { push: { ...createPushChannel(service, context), fault } };
}

function textChannel(context: ChannelContext): Channels {
  const [url, from] = [parameters.textUrl.value(), parameters.textFrom.value()];
  if (url === '' || from === '') return {};
  const settings = () => ({ url, token: parameters.textToken.value(), from });
  const gateway = {
    async send(message: TextMessage) {
      const { createTextGateway } = await import('./gateways/text-gateway.ts');
      return createTextGateway(settings()).send(message);
    },
  };
  const fault = once(async () => {
    const { faultOfTextGateway } = await import('./gateways/text-gateway.ts');
    return faultOfTextGateway(settings());
  });
  return { text: { ...createTextChannel(gateway, context), fault } };
}

/** Returns the ways to send messages that the parameters set up. */
export const deployedChannels = (context: ChannelContext): Channels => ({
  ...mailChannel(),
  ...pushChannel(context),
  ...textChannel(context),
});
