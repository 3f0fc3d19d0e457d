import type { ReconcilerRun } from '@carwash/domain/reconciler/reconciler-run';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { overflow } from '../support/browser/overflow.ts';
import { newAccount } from '../support/records/accounts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const well = (page: Page) => page.getByText('Background work is up to date.');
const trouble = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The background work needs attention' });

/** A run by the clock of the page, which may be ahead of everybody else's. */
async function leaveHeartbeat(page: Page, step: Partial<ReconcilerRun['steps'][number]> = {}) {
  const endedAt = new Date(await page.evaluate(() => Date.now()));
  const nothing = { done: 0, failed: 0, due: 0, oldestDueAt: null, hasBroken: false };
  const steps = [{ step: 'settle due payments', ...nothing, ...step }];
  await db.reconcilerRun.set({ createdAt: endedAt, endedAt, failed: step.failed ?? 0, steps });
}

/** Other tests run the reconciler meanwhile: leaves the heartbeat until it is seen. */
const leaveUntil = (
  page: Page,
  step: Parameters<typeof leaveHeartbeat>[1],
  sign: () => Promise<void>,
) =>
  expect(async () => {
    await leaveHeartbeat(page, step);
    await sign();
  }).toPass();

test('the overview says how the background work does, live and as time passes', {
  tag: '@long',
}, async ({ page, passTime }) => {
  const quick = { timeout: 1000 };
  await page.clock.install();
  await openSignedIn(page, '/dashboard', await newAccount('admin'));
  await leaveUntil(page, {}, () => expect(well(page)).toBeVisible(quick));
  await expect(trouble(page)).toBeHidden();

  await leaveUntil(page, { failed: 2 }, () =>
    expect(trouble(page)).toContainText('The step ‘settle due payments’ failed for 2.', quick),
  );
  await expectAccessible(page);

  await leaveUntil(page, {}, () => expect(well(page)).toBeVisible(quick));
  await passTime('21:00');
  await expect(trouble(page)).toContainText('It has not run since');

  await leaveUntil(page, {}, () => expect(well(page)).toBeVisible(quick));

  await test.step('a phone shows what is wrong without scrolling sideways', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await leaveUntil(page, { hasBroken: true, due: 3, oldestDueAt: new Date(0) }, () =>
      expect(trouble(page)).toContainText('is behind with 3, the oldest from', { timeout: 1000 }),
    );
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  });
});
