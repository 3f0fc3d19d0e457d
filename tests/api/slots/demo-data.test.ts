import { loadSeed } from '@carwash/emulator-seed/load/load-seed';
import { seedSizes } from '@carwash/emulator-seed/seed-size';
import { expect } from 'vitest';
import { timeZone } from '../../support/emulators/emulators.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { newAdmin } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

/** Returns when each day was last written. */
async function lastWritten(): Promise<string[]> {
  const { docs } = await harness.context.db.days.get();
  return docs.map(({ ref, updateTime }) => `${ref.path} ${updateTime.toMillis()}`);
}

test('the demo data matches its opening hours: the first run of the background work changes nothing', async () => {
  harness.excuse({ unpaid: 'demo data was never paid at the provider' });
  const { firestore, auth, clock } = harness;
  // No visit ends between loading and the run.
  clock.stopAt(clock.now());
  await loadSeed({ db: firestore, auth }, seedSizes.small, { now: clock.now(), timeZone });
  const before = await lastWritten();
  expect((await reconcile(harness, await newAdmin(harness))).status).toBe(200);
  expect(await lastWritten()).toEqual(before);
  const marker = (await harness.context.db.startsByHours.get()).data();
  expect(marker?.madeUntil).not.toBeNull();
  expect(marker?.dueAt.getTime()).toBeGreaterThan(clock.now().getTime());
}, 240_000);
