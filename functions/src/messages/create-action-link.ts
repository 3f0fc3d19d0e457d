import type { Message } from '@carwash/domain/messages/message';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';

type MakeLink = (auth: Auth, email: string, message: Message) => Promise<string>;

const makers: Partial<Record<Message['kind'], MakeLink>> = {
  verify_email: (auth, email) => auth.generateEmailVerificationLink(email),
  reset_password: (auth, email) => auth.generatePasswordResetLink(email),
  change_email: (auth, email, { facts }) =>
    auth.generateVerifyAndChangeEmailLink(email, facts.email ?? ''),
};

/** Errors of Firebase Auth that every further attempt would get. */
const lastingErrors: readonly string[] = [
  'auth/user-not-found',
  'auth/email-not-found',
  'auth/user-disabled',
  'auth/invalid-email',
  'auth/invalid-new-email',
  'auth/email-already-exists',
];

/** Refusal of Firebase Auth to make a code for this account or address, now and later. */
export class ActionLinkRefused extends Error {
  /** 'auth/email-already-exists' */
  readonly code: string;

  constructor(cause: FirebaseAuthError) {
    super('Firebase Auth makes no code for this', { cause });
    this.code = cause.code;
  }
}

async function makeCode(make: () => Promise<string>): Promise<URLSearchParams> {
  try {
    return new URL(await make()).searchParams;
  } catch (error) {
    const isLasting = error instanceof FirebaseAuthError && lastingErrors.includes(error.code);
    throw isLasting ? new ActionLinkRefused(error) : error;
  }
}

/**
 * Returns the link with which the owner of an account proves that an address is theirs. It leads to our own
 * page, with the code that Firebase Auth made; null for any other message.
 * @throws ActionLinkRefused
 * @throws Error when Firebase Auth makes no code, because it does not answer or makes too many
 */
export async function createActionLink(
  message: Message,
  account: UserRecord | null,
  { auth, settings: { publicBaseUrl } }: Pick<Context, 'auth' | 'settings'>,
): Promise<string | null> {
  const make = makers[message.kind];
  if (!make || !account) return null;
  const made = await makeCode(() => make(auth, account.email ?? '', message));
  const { returnPath } = message.facts;
  const query = new URLSearchParams({
    mode: made.get('mode') ?? '',
    oobCode: made.get('oobCode') ?? '',
    messageId: message._id,
    secret: message.linkToken,
    ...(returnPath && { continueUrl: publicBaseUrl + returnPath }),
  });
  return `${publicBaseUrl}/auth/action?${query}`;
}
