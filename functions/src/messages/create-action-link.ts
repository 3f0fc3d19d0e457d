import type { Message } from '@carwash/domain/messages/message';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';

type MakeLink = (auth: Auth, email: string, message: Message) => Promise<string>;

const makers: Partial<Record<Message['kind'], MakeLink>> = {
  verify_email: (auth, email) => auth.generateEmailVerificationLink(email),
  reset_password: (auth, email) => auth.generatePasswordResetLink(email),
  change_email: (auth, email, { facts }) =>
    auth.generateVerifyAndChangeEmailLink(email, facts.email ?? ''),
};

/**
 * Returns the link with which the owner of an account proves that an address is theirs. It leads to our own
 * page, with the code that Firebase Auth made; null for any other message.
 * @throws Error when Firebase Auth makes no code, because it does not answer or makes too many
 */
export async function createActionLink(
  message: Message,
  account: UserRecord | null,
  { auth, settings: { publicBaseUrl } }: Pick<Context, 'auth' | 'settings'>,
): Promise<string | null> {
  const make = makers[message.kind];
  if (!make || !account?.email) return null;
  const made = new URL(await make(auth, account.email, message)).searchParams;
  const { returnPath } = message.facts;
  const query = new URLSearchParams({
    mode: made.get('mode') ?? '',
    oobCode: made.get('oobCode') ?? '',
    ...(returnPath && { continueUrl: publicBaseUrl + returnPath }),
  });
  return `${publicBaseUrl}/auth/action?${query}`;
}
