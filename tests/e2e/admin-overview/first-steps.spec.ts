import { firstBay, rosterId } from '@carwash/domain/days/roster';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { allTimeStatsId, monthStatsId } from '@carwash/domain/statistics/stats-ids';
import { businessDay } from '@carwash/domain/time/business-time';
import { foldDeltas } from '@carwash/functions/statistics/fold-deltas';
import type { Page } from '@playwright/test';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { storeSettings } from '../../support/settings/settings.ts';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { touch } from '../support/browser/touch.ts';
import { newAccount } from '../support/records/accounts.ts';
import { withoutSettings } from '../support/records/settings.ts';
import { statisticsNow } from '../support/records/statistics.ts';
import { db } from '../support/server/emulators.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { businessTimeZone } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const firstSteps = (page: Page) => page.getByRole('region', { name: 'First steps' });
const step = (page: Page, title: string) =>
  firstSteps(page).getByRole('listitem').filter({ hasText: title });

const stats = db.stats.doc(allTimeStatsId);
const roster = db.bays.doc(rosterId);

/** Puts back what was there. */
async function keeping(document: DocumentReference): Promise<() => Promise<unknown>> {
  const data = (await document.get()).data();
  return () => (data ? document.set(data) : document.delete());
}

const putBack: (() => Promise<unknown>)[] = [];

/** The number of bookings of a business that began this week. */
test.beforeEach(async () => {
  const { bookings = 0 } = await statisticsNow();
  await stats.update({ bookings: FieldValue.increment(3 - bookings) });
  putBack.push(
    () => stats.update({ bookings: FieldValue.increment(bookings - 3) }),
    await keeping(roster),
    await withoutSettings(),
  );
});
test.afterEach(async () => {
  for (const back of putBack.splice(0)) await back();
});

test('a new owner is told what is left to do and led there', async ({ page, slot: _ }) => {
  const begun = { _id: rosterId, closures: [], daysMade: 0, createdAt: new Date() };
  const month = db.stats.doc(monthStatsId(businessDay(new Date(), businessTimeZone).slice(0, 7)));
  await roster.set({ ...begun, bays: [firstBay] });
  await foldDeltas(fixtures.context);
  putBack.push(await keeping(month));
  await month.update({ byAddOn: FieldValue.delete() });

  await test.step('the first steps say what is done, and a month without extras says so', async () => {
    await openSignedIn(page, '/dashboard', await newAccount('admin'));
    await expect(firstSteps(page)).toContainText(/\d+ of 12 done\./);
    await expect(step(page, 'Services')).toContainText('Done');
    await expect(step(page, 'First booking')).toContainText('Done');
    await expect(step(page, 'Bays')).not.toContainText('Done');
    await touch(page);
    const extras = page.getByRole('region', { name: 'Extras this month' });
    await expect(extras).toContainText('No extras sold this month');
    await inEveryLook(page, () => expectUsable(page));
    await extras.getByRole('link', { name: 'Extras in the settings' }).click();
    await expect(page.getByRole('heading', { name: 'Extras', exact: true })).toBeVisible();
    await page.goBack();
  });

  await test.step('they lead to what is left', async () => {
    await firstSteps(page).getByRole('link', { name: 'Business details' }).click();
    await expect(page).toHaveURL('/dashboard/settings');
    await page.goBack();
    await expect(step(page, 'Business details')).not.toContainText('Done');

    const { name, address, phone, email } = defaultSettings;
    await storeSettings(fixtures, { name, address, phone, email });
    await expect(step(page, 'Business details')).toContainText('Done');
    await roster.set({ ...begun, bays: [firstBay, { ...firstBay, _id: 'bay-2', name: 'Bay 2' }] });
    await expect(step(page, 'Bays')).toContainText('Done');
    await firstSteps(page).getByRole('link', { name: 'Tax number' }).click();
    await expect(page.getByLabel('Tax number')).toBeVisible();
    await page.goBack();
  });

  await test.step('a business that has sold for some time sees no first steps', async () => {
    for (const back of putBack.splice(0)) await back();
    await page.goto('/dashboard');
    await expect(page.getByText(/^\$[\d,.]+ this month$/)).toBeVisible();
    await page.mouse.wheel(0, 600);
    const latest = page.getByRole('region', { name: 'Latest bookings' });
    await expect(latest.getByRole('listitem').first()).toBeAttached();
    await expect(firstSteps(page)).toHaveCount(0);
  });
});
