import { createHash } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { AccountMessageKind } from '@carwash/domain/messages/kinds';
import type { MessageFacts } from '@carwash/domain/messages/message';
import type { MessageDraft } from '@carwash/domain/messages/new-message';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import { ApiError } from '../errors/api-error.ts';
import { sendsMails } from '../gateways/message-channel.ts';
import type { Caller, Handler } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { messageOfSignInChange } from './tell-sign-in-change.ts';

/** A second request within this time, such as a double click, gets no mail of its own. In milliseconds. */
const repeatedMs = 10_000;

/**
 * Writes a message about an account, at most one of each kind in ten seconds.
 * @param alsoTold written in the same commit
 */
async function tellAccount(
  kind: AccountMessageKind,
  uid: string,
  facts: MessageFacts,
  context: Context,
  alsoTold: readonly MessageDraft[] = [],
): Promise<void> {
  const now = context.now();
  const time = Math.floor(now.getTime() / repeatedMs).toString(36);
  // Another address is another request.
  const address = createHash('sha256')
    .update(facts.email ?? '')
    .digest('hex')
    .slice(0, 4);
  const version = `${time}-${address}`;
  const batch = context.db.batch();
  const draft = { kind, uid, bookingId: null, version, facts, dueAt: now };
  queueMessages(batch, [draft, ...alsoTold], context);
  // A conflict means that the request was repeated.
  await commitIfUnchanged(batch);
}

/** @throws ApiError no_mail */
function requireMail(context: Pick<Context, 'messageChannels'>): void {
  if (!sendsMails(context)) {
    throw new ApiError('no_mail', 'This site cannot send mails at the moment. Please call us.');
  }
}

/**
 * Sends the caller a link that proves that the address of the account is theirs.
 * @throws ApiError no_mail
 */
export const sendVerificationMail: Handler<Context, Endpoints['sendVerificationMail']> = async (
  { body: { returnPath }, caller: { uid } },
  context,
) => {
  requireMail(context);
  await tellAccount('verify_email', uid, { returnPath }, context);
  return {};
};

async function accountOfEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/**
 * Sends a link with which a new password can be set, if the address has an account that is not disabled.
 * @throws ApiError no_mail
 */
export const sendResetMail: Handler<Context, Endpoints['sendResetMail']> = async (
  { body: { email, returnPath } },
  context,
) => {
  requireMail(context);
  const account = await accountOfEmail(context.auth, email);
  // Firebase Auth makes no link for a disabled account.
  if (account && !account.disabled) {
    await tellAccount('reset_password', account.uid, { returnPath }, context);
  }
  return {};
};

/** Returns the message that tells the present address of the caller's account that another one was asked for. */
const noticeOfNewEmail = (
  { uid, email }: Pick<Caller, 'uid' | 'email'>,
  { now }: Pick<Context, 'now'>,
): MessageDraft[] =>
  email ? [messageOfSignInChange(uid, { signInChange: 'emailAsked', email }, now())] : [];

/**
 * Sends a link to a new address that makes it the email of the account, and tells the present address so: its owner may
 * not be the one who asks. An address that has an account gets nothing.
 * @throws ApiError recent_sign_in_required, no_mail
 */
export const sendEmailChangeMail: Handler<Context, Endpoints['sendEmailChangeMail']> = async (
  { body: { email, returnPath }, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  requireMail(context);
  if ((await accountOfEmail(context.auth, email)) === null) {
    const emailHash = context.keyedHash('mail_link', email.toLowerCase());
    const notice = noticeOfNewEmail(caller, context);
    await tellAccount(
      'change_email',
      caller.uid,
      { email, emailHash, returnPath },
      context,
      notice,
    );
  }
  return {};
};
