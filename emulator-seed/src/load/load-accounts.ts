import type { Auth } from 'firebase-admin/auth';
import type { Account } from '../build-people.ts';

/** Maximum number of accounts that one request can list or delete. */
const accountsPerPage = 1000;

async function removeAccounts(auth: Auth): Promise<void> {
  const { users, pageToken } = await auth.listUsers(accountsPerPage);
  await auth.deleteUsers(users.map(({ uid }) => uid));
  if (pageToken) await removeAccounts(auth);
}

/** Replaces all accounts, with passwords and role claims. */
export async function loadAccounts(auth: Auth, accounts: readonly Account[]): Promise<void> {
  await removeAccounts(auth);
  await Promise.all(
    accounts.map(async ({ role, ...account }) => {
      await auth.createUser({ ...account, emailVerified: true });
      await auth.setCustomUserClaims(account.uid, { role });
    }),
  );
}
