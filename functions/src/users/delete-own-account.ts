import { describeBlockerToOwner } from '@carwash/domain/bookings/customer-deletion-blocker';
import type { Endpoints } from '@carwash/domain/endpoints';
import { isStaffRole } from '@carwash/domain/roles/role';
import type { User } from '@carwash/domain/users/user';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { deleteAccount } from './delete-account.ts';
import { deletionOf } from './delete-user.ts';

/** Returns the audit entry of a deletion by the owner. It names staff, but no customers. */
const auditOf = ({ _id, name, role, status }: User) => ({
  ...deletionOf(_id, { role, status }),
  by: { uid: _id, name: isStaffRole(role) ? name : 'The customer' },
});

/** Deletes the caller's account: see `deleteAccount`. */
export const deleteOwnAccount: Handler<Context, Endpoints['deleteOwnAccount']> = async (
  { caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  await deleteAccount(
    {
      uid: caller.uid,
      caller,
      describeBlocker: describeBlockerToOwner,
      auditOf,
      // The call continues a failed one, or the sign-up was never completed: there is nothing to audit.
      auditWithoutProfile: async () => {},
    },
    context,
  );
  return {};
};
