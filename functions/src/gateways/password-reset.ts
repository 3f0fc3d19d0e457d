import { object, string } from 'yup';
import { callAuth } from './call-auth.ts';

/** Result of a reset. spent: the code was used or has expired. */
type ResetVerdict = { is: 'done'; email: string } | { is: 'spent' } | { is: 'weak' };

/** Sets the password of the account to whose address the code was sent, and ends all its sessions. */
export type PasswordReset = (code: string, newPassword: string) => Promise<ResetVerdict>;

const verdicts: Record<string, ResetVerdict> = {
  INVALID_OOB_CODE: { is: 'spent' },
  EXPIRED_OOB_CODE: { is: 'spent' },
  // Its owner cannot use the code while an admin has disabled the account.
  USER_DISABLED: { is: 'spent' },
  WEAK_PASSWORD: { is: 'weak' },
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: { is: 'weak' },
};

const resetSchema = object({ email: string().required() });

/** Resets passwords with the REST API of Firebase Auth (accounts:resetPassword). */
export const createPasswordReset =
  (webApiKey: string): PasswordReset =>
  async (oobCode, newPassword) => {
    const answer = await callAuth('resetPassword', { oobCode, newPassword }, { webApiKey });
    if ('body' in answer) {
      const { email } = resetSchema.validateSync(answer.body, { strict: true });
      return { is: 'done', email };
    }
    const verdict = verdicts[answer.code];
    if (verdict) return verdict;
    throw new Error(`Firebase Auth could not set a password: ${answer.fault}`);
  };
