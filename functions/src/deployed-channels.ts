import type { Context } from './context.ts';
import { createMailChannel } from './messages/mail-channel.ts';
import { parameters } from './parameters.ts';

/** Returns the ways to send messages that the parameters set up. */
export function deployedChannels(): Context['messageChannels'] {
  const [url, from] = [parameters.mailUrl.value(), parameters.mailFrom.value()];
  if (url === '' || from === '') return {};
  return {
    mail: createMailChannel({
      async send(mail) {
        // Loaded with the first mail, because only senders need it.
        const { createMailer } = await import('./gateways/mail.ts');
        const password = parameters.mailPassword.value();
        return createMailer({ url, password, from }).send(mail);
      },
    }),
  };
}
