import { rmSync } from 'node:fs';
import { collections } from '@carwash/domain/collections';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { openDatabase } from '@carwash/functions/db/database';
import { reconcile } from '@carwash/functions/reconciler/reconcile';
import type { UserRecord } from 'firebase-admin/auth';
import { expect, vi } from 'vitest';
import { faultsOfNumbers } from '../../support/assertions/faults-of-numbers.ts';
import { findInconsistencies } from '../../support/assertions/find-inconsistencies.ts';
import { exportEmulators, startRestoredEmulators } from '../../support/emulators/backup.ts';
import { connectEmulators, type Emulators, projectId } from '../../support/emulators/emulators.ts';
import { closeOpenPeriod } from '../support/calls/till.ts';
import { leaveOneOfEach, openBusiness } from '../support/figures/live.ts';
import { recountPlainly, storedCounters } from '../support/figures/plain-recount.ts';
import { salesOperations } from '../support/figures/sales-operations.ts';
import { historySeed } from '../support/histories.ts';
import { expectRatingsToMatchReviews } from '../support/records/ratings.ts';
import { readRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

// The emulators export the project of their suite.
test.override('documentsProject', projectId);

const reconcilerBudgetMs = 20_000;

type Connection = Pick<Emulators, 'firestore' | 'auth'>;

/** An account without the times of its sessions, which an import ends. */
function accountOf(user: UserRecord) {
  const { metadata, tokensValidAfterTime, ...account } = user.toJSON() as Record<string, unknown>;
  return account;
}

/** Returns every document by its path, and every account with its password and claims. */
async function everythingIn({ firestore, auth }: Connection) {
  const [{ users }, ...snapshots] = await Promise.all([
    auth.listUsers(),
    ...Object.values(collections).map((name) => firestore.collectionGroup(name).get()),
  ]);
  return {
    documents: Object.fromEntries(
      snapshots.flatMap(({ docs }) => docs.map((document) => [document.ref.path, document.data()])),
    ),
    accounts: Object.fromEntries(users.map((user) => [user.uid, accountOf(user)])),
  };
}

test('a backup that is restored into new emulators has every document and account, and its books agree', {
  tags: 'long',
  timeout: 300_000,
}, async () => {
  const life = await openBusiness(harness, seededRandom(`${historySeed} restore`));
  await leaveOneOfEach(life);
  await closeOpenPeriod(harness, life.admin);
  await salesOperations.book(life);
  const kept = await everythingIn(harness);

  const exported = await exportEmulators();
  const restored = await startRestoredEmulators(exported);
  try {
    for (const [name, value] of Object.entries(restored.environment)) vi.stubEnv(name, value);
    const emulators = connectEmulators(projectId);
    const context = { ...harness.context, db: openDatabase(emulators.firestore) };
    const business = { ...harness, ...emulators, context };
    expect(await everythingIn(emulators)).toEqual(kept);
    // The business goes on where it was: the last sale gets its number.
    const { failed } = await reconcile(context, reconcilerBudgetMs);
    expect(failed).toBe(0);
    const records = await readRecords(business);
    expect(records.bookings.length).toBeGreaterThan(2);
    expect(records.till.closings).toHaveLength(1);
    expect(findInconsistencies(records)).toEqual([]);
    expect(faultsOfNumbers(records.till.receipts)).toEqual([]);
    expect(await storedCounters(business)).toEqual(recountPlainly(records));
    await expectRatingsToMatchReviews(business);
    await emulators.disconnect();
  } finally {
    await restored.stop();
    rmSync(exported, { recursive: true });
  }
});
