import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { badInput } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Handler } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { userNotFound } from './read-user.ts';
import { syncRoleClaim } from './sync-role-claim.ts';
import { writeRole } from './write-role.ts';

/**
 * Changes a user's role, which needs a recent sign-in. After a failure, repeating the call continues it, or the
 * reconciler does.
 */
export const updateRole: Handler<Context, Endpoints['updateRole']> = async (
  { params, body, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  const { id } = params;
  if (body.id !== undefined && body.id !== id) {
    throw badInput('id', 'id must be the one in the address');
  }
  if (!(await findAccount(context.auth, id))) throw userNotFound();
  await writeRole(id, body.role, caller, context);
  return syncRoleClaim(id, context);
};
