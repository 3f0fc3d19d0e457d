import type { Message } from '@carwash/domain/messages/message';
import type { Auth } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import type { Reader } from '../gateways/message-channel.ts';

type MakeLink = (auth: Auth, reader: Reader, message: Message) => Promise<string>;

const makers: Partial<Record<Message['kind'], MakeLink>> = {
  verify_email: (auth, { email }) => auth.generateEmailVerificationLink(email),
  reset_password: (auth, { email }) => auth.generatePasswordResetLink(email),
  change_email: (auth, { email }, { facts }) =>
    auth.generateVerifyAndChangeEmailLink(facts.emailBefore ?? '', email),
};

/**
 * Returns the link with which the reader of an account message proves that the address is theirs. It leads to
 * our own page, with the code that Firebase Auth made; null for any other message.
 */
export async function createActionLink(
  message: Message,
  reader: Reader,
  { auth, settings }: Pick<Context, 'auth' | 'settings'>,
): Promise<string | null> {
  const make = makers[message.kind];
  if (!make) return null;
  const made = new URL(await make(auth, reader, message)).searchParams;
  const query = new URLSearchParams({
    mode: made.get('mode') ?? '',
    oobCode: made.get('oobCode') ?? '',
    ...(message.facts.returnPath && {
      continueUrl: settings.publicBaseUrl + message.facts.returnPath,
    }),
  });
  return `${settings.publicBaseUrl}/auth/action?${query}`;
}
