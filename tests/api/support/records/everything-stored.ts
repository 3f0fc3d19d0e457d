import { collections } from '@carwash/domain/collections';
import type { Harness } from '../harness/harness.ts';

/**
 * Returns everything that is stored as one comparable value: every document with the time of its last change,
 * and every account with its claims. Counted calls are left out, because refused calls count too.
 */
export async function everythingStored(harness: Harness): Promise<Record<string, string>> {
  const names = Object.values(collections).filter((name) => name !== collections.callCounts);
  const [accounts, ...snapshots] = await Promise.all([
    harness.auth.listUsers(),
    ...names.map((name) => harness.firestore.collectionGroup(name).get()),
  ]);
  return Object.fromEntries([
    ...snapshots.flatMap(({ docs }) =>
      docs.map(({ ref, updateTime }) => [ref.path, updateTime.toDate().toISOString()]),
    ),
    ...accounts.users.map(({ uid, email, displayName, passwordHash, disabled, customClaims }) => [
      `account ${uid}`,
      JSON.stringify({ email, displayName, passwordHash, disabled, customClaims }),
    ]),
  ]);
}
