import type { Context } from './context.ts';
import type { Push } from './gateways/push-service.ts';
import type { TextMessage } from './gateways/text-gateway.ts';
import { createMailChannel } from './messages/mail-channel.ts';
import { createPushChannel } from './messages/push/push-channel.ts';
import { createTextChannel } from './messages/text/text-channel.ts';
import { parameters } from './parameters.ts';

type Channels = Context['messageChannels'];

/*
 * Each gateway is loaded with its first message, because only senders need it. Only senders have the secrets, too:
 * the API knows which channels there are by what is no secret.
 */

function mailChannel(): Channels {
  const [url, from] = [parameters.mailUrl.value(), parameters.mailFrom.value()];
  if (url === '' || from === '') return {};
  return {
    mail: createMailChannel({
      async send(mail) {
        const { createMailer } = await import('./gateways/mail.ts');
        const password = parameters.mailPassword.value();
        return createMailer({ url, password, from }).send(mail);
      },
    }),
  };
}

function pushChannel(context: Pick<Context, 'auth' | 'db' | 'now'>): Channels {
  const publicKey = parameters.pushPublicKey.value();
  if (publicKey === '') return {};
  const service = {
    async send(push: Push) {
      const { createPushService } = await import('./gateways/push-service.ts');
      const privateKey = parameters.pushPrivateKey.value();
      return createPushService({ publicKey, privateKey }).send(push);
    },
  };
  return { push: createPushChannel(service, context) };
}

function textChannel(context: Pick<Context, 'db'>): Channels {
  const [url, from] = [parameters.textUrl.value(), parameters.textFrom.value()];
  if (url === '' || from === '') return {};
  const gateway = {
    async send(message: TextMessage) {
      const { createTextGateway } = await import('./gateways/text-gateway.ts');
      const token = parameters.textToken.value();
      return createTextGateway({ url, token, from }).send(message);
    },
  };
  return { text: createTextChannel(gateway, context) };
}

/** Returns the ways to send messages that the parameters set up. */
export const deployedChannels = (context: Pick<Context, 'auth' | 'db' | 'now'>): Channels => ({
  ...mailChannel(),
  ...pushChannel(context),
  ...textChannel(context),
});
