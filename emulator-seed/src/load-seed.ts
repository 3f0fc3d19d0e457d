import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { buildSeed, type Seed } from './build-seed.ts';
import { loadAccounts } from './load-accounts.ts';
import { loadDocuments } from './load-documents.ts';
import type { SeedTime } from './moments.ts';

/**
 * Replaces all accounts and documents by the demo data around `now`; answers what it loaded.
 * Loading twice leaves the same state as loading once. Everything else is deleted: emulators only.
 */
export async function loadSeed({
  db,
  auth,
  ...time
}: SeedTime & { db: Firestore; auth: Auth }): Promise<Seed> {
  const seed = buildSeed(time);
  await Promise.all([loadAccounts(auth, seed.accounts), loadDocuments(db, seed)]);
  return seed;
}
