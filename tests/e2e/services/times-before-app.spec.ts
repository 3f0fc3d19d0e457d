import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { storeSettings } from '../../support/settings/settings.ts';
import { appStarted } from '../support/browser/app-started.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import { dayFromToday, newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { withoutSettings } from '../support/records/settings.ts';
import { expectPriceToPay } from '../support/screens/booking-page.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { fixtures } from '../support/server/server-context.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

const prices: Partial<PublicSettings> = {
  sizes: [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV', 'van'] }],
  addOns: [
    { _id: 'wax', name: 'Hard wax', price: 10, minutes: 0, services: null, vehicleTypes: null },
    { _id: 'roof', name: 'Roof box', price: 5, minutes: 0, services: null, vehicleTypes: null },
  ],
};

/** Every page follows the settings, so each test leaves them as they were. */
let putBack: () => Promise<void>;
base.beforeEach(async () => {
  putBack = await withoutSettings();
  await storeSettings(fixtures, prices);
});
base.afterEach(() => putBack());

/** A service that costs more for large vehicles, with a time on each of two days. */
const test = base.extend<{ sized: Awaited<ReturnType<typeof newSized>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  sized: async ({}, use) => {
    const sized = await newSized();
    await use(sized);
    await removeService(sized.service);
  },
});

async function newSized() {
  const service = await newService({
    price: 30,
    suitableFor: [],
    sizePrices: [{ sizeId: 'large', price: 40, duration: 45 }],
  });
  const slot = await newSlot(service, { date: dayFromToday(2) });
  const later = await newSlot(service, { date: dayFromToday(3), startTime: '16:00' });
  return { service, slot, later };
}

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('a time leads to the booking form with the vehicle and the extras of the plain form', {
    tag: '@long',
  }, async ({ page, sized: { service, slot, later } }) => {
    await page.goto(`/services?search=${encodeURIComponent(service.name)}`);
    await page.getByRole('link', { name: /^Next: / }).tap();
    await expect(page.getByRole('link', { name: 'Book This Service' })).toHaveAttribute(
      'href',
      `/booking/${service._id}/${slot._id}?vehicle=car`,
    );

    await page.goto(`/services/${service._id}`);
    await page.getByRole('radio', { name: 'SUV' }).check();
    await page.getByRole('checkbox', { name: /Hard wax/ }).check();
    await page.getByRole('checkbox', { name: /Roof box/ }).check();
    await page.getByRole('button', { name: 'Show times' }).tap();
    await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
    await expect(page.getByText('$55.00, 45 mins')).toBeVisible();
    const chosen = 'vehicle=SUV&extras=wax%2Croof';
    await expect(page.getByRole('link', { name: /^10:00/ })).toHaveAttribute(
      'href',
      `/booking/${service._id}/${slot._id}?${chosen}`,
    );

    await page.getByRole('region', { name: 'Days' }).getByRole('link').last().tap();
    await expect(page.getByRole('link', { name: /^16:00/ })).toHaveAttribute(
      'href',
      `/booking/${service._id}/${later._id}?${chosen}`,
    );

    await test.step('on a wide screen the arrows lead to the weeks with open times', async () => {
      const farther = await newSlot(service, { date: dayFromToday(9), startTime: '12:00' });
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(servicePageOf(slot));
      const days = page.getByRole('region', { name: 'Days' });
      await expect(days.getByRole('link')).toHaveCount(3);
      await expect(days.getByRole('button', { disabled: false })).toHaveCount(0);
      await days.getByRole('link', { name: 'Later days' }).click();
      await expect(page).toHaveURL(servicePageOf(farther));
      await expect(page.getByRole('link', { name: /^12:00/ })).toBeVisible();
      await days.getByRole('link', { name: 'Earlier days' }).click();
      await expect(page.getByRole('link', { name: /^16:00/ })).toBeVisible();
    });
  });
});

test('a time that is tapped before the app has come leads to its form', { tag: '@long' }, async ({
  page,
  customer,
  sized: { service, slot },
}) => {
  await openSignedIn(page, '/about', customer);
  const letGo = await holdScripts(page);
  await page.goto(`/services/${service._id}?vehicle=SUV`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^10:00/ }).tap();
  await expect(page).toHaveURL(`/booking/${service._id}/${slot._id}?vehicle=SUV`);
  letGo();
  await expect(page.getByRole('radio', { name: 'SUV' })).toBeChecked();
  await expectPriceToPay(page, '$40.00');
});

test('a visitor without a session signs in with what was typed before the app has come', {
  tag: '@long',
}, async ({ page, customer, sized: { service, slot } }) => {
  const letGo = await holdScripts(page);
  await page.goto(`/services/${service._id}?vehicle=SUV`, { waitUntil: 'commit' });
  await page.getByRole('link', { name: /^10:00/ }).tap();
  const form = `/booking/${service._id}/${slot._id}?vehicle=SUV`;
  await expect(page).toHaveURL(`/auth/signin?${new URLSearchParams({ from: form })}`);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  const signIn = page.getByRole('button', { name: 'Sign in', exact: true });
  await expect(signIn).toBeDisabled();
  letGo();
  await signIn.click();
  await expect(page).toHaveURL(form);
  await expectPriceToPay(page, '$40.00');
});

test('a choice made before the app has come stays, and times become buttons in their places', {
  tag: '@long',
}, async ({ page, sized: { slot } }) => {
  const letGo = await holdScripts(page);
  await page.goto(servicePageOf(slot), { waitUntil: 'commit' });
  const time = page.getByRole('link', { name: /^10:00/ });
  await expect(time).toBeVisible();
  await expectUsable(page);
  await page.getByRole('radio', { name: 'SUV' }).check();
  await page.getByRole('checkbox', { name: /Hard wax/ }).check();
  const before = await time.boundingBox();

  letGo();
  await appStarted(page);
  await expect(page.getByText('$50.00, 45 mins')).toBeVisible();
  await expect(slotButton(page, slot)).toBeEnabled();
  await expect.poll(() => slotButton(page, slot).boundingBox()).toEqual(before);
  await slotButton(page, slot).tap();
  await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Book This Service' })).toBeEnabled();
});
