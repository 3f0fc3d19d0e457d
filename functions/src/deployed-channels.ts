import type { Context } from './context.ts';
import { createMailChannel } from './messages/mail-channel.ts';
import { parameters } from './parameters.ts';

/** Returns the ways to send messages that the parameters set up. */
export function deployedChannels(): Context['messageChannels'] {
  const url = parameters.mailUrl.value();
  if (url === '') return {};
  return {
    mail: createMailChannel({
      async send(mail) {
        // Loaded with the first mail, because only senders need it.
        const { createMailer } = await import('./gateways/mail.ts');
        const [password, from] = [parameters.mailPassword.value(), parameters.mailFrom.value()];
        return createMailer({ url, password, from }).send(mail);
      },
    }),
  };
}
