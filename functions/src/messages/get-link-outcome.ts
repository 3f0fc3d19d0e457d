import type { Endpoints } from '@carwash/domain/endpoints';
import { accountMessageKinds } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import type { UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Handler } from '../http/handler.ts';
import { messageOfLink } from './message-of-link.ts';
import { areMailsOff } from './message-preferences.ts';

/** Tells whether all sessions have ended since a mail was written, as with a new password. Known to the second. */
const hasNewPassword = ({ tokensValidAfterTime }: UserRecord, { createdAt }: Message): boolean =>
  Date.parse(tokensValidAfterTime ?? '') >= Math.floor(createdAt.getTime() / 1000) * 1000;

async function hasWorked(message: Message, context: Context): Promise<boolean> {
  const { kind, uid, facts } = message;
  if (!(kind in accountMessageKinds)) return areMailsOff(message, context);
  const account = uid === null ? null : await findAccount(context.auth, uid);
  if (!account) return false;
  if (kind === 'verify_email') return account.emailVerified;
  if (kind === 'reset_password') return hasNewPassword(account, message);
  const isOfAccount =
    context.keyedHash('mail_link', account.email?.toLowerCase() ?? '') === facts.emailHash;
  return kind === 'change_email' && isOfAccount;
}

/** Tells whether the link of a mail has done its work. */
export const getLinkOutcome: Handler<Context, Endpoints['getLinkOutcome']> = async (
  { body },
  context,
) => ({ hasWorked: await hasWorked(await messageOfLink(body, context), context) });
