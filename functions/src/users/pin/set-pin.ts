import type { Endpoints } from '@carwash/domain/endpoints';
import { mayHavePin } from '@carwash/domain/users/pin';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, requireUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Handler } from '../../http/handler.ts';
import { requireRecentSignIn } from '../../http/require-recent-sign-in.ts';
import { readProfile } from '../read-user.ts';
import { auditPin } from './audit-pin.ts';
import { hashPin } from './hash-pin.ts';

/**
 * Sets the caller's PIN, which also ends a lock. The commit fails if the profile changes meanwhile, so that no PIN
 * outlives its account or role.
 */
export const setPin: Handler<Context, Endpoints['setPin']> = async ({ body, caller }, context) => {
  requireRecentSignIn(caller, context);
  const hashed = await hashPin(body.pin);
  return retryOnConflict(async () => {
    const { db, now } = context;
    const profile = await readProfile(caller.uid, context);
    if (!mayHavePin(profile.data().role)) {
      const message = 'A PIN is for washers and managers. Sign in with your password.';
      throw new ApiError('conflict', message);
    }
    const batch = db.batch();
    requireUnchanged(batch, profile);
    const _id = caller.uid;
    const noTries = { triedBy: [], triedOn: null, untoldOn: [] };
    batch.set(db.pins.doc(_id), { _id, ...hashed, ...noTries, setAt: now() });
    auditPin(batch, 'PIN set', caller, caller, context);
    return (await commitIfUnchanged(batch)) ? {} : undefined;
  });
};
