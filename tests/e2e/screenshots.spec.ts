import { randomUUID } from 'node:crypto';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import type { BrowserErrors } from './support/browser/browser-errors.ts';
import type { Account } from './support/records/accounts.ts';
import { dayFromToday, newSlot, writeSlotStatus } from './support/records/catalogue.ts';
import { onlyTransactionOf } from './support/records/purchase-reads.ts';
import {
  bookingPageOf,
  confirmButton,
  goToPay,
  prepareBooking,
} from './support/screens/booking-page.ts';
import { cancelPayment, pay } from './support/screens/card-page.ts';
import { expectBookingConfirmed } from './support/screens/payment-return.ts';
import { servicePageOf, slotButton } from './support/screens/service-page.ts';
import { db } from './support/server/emulators.ts';
import type { PaymentSandbox } from './support/server/payment-sandbox.ts';
import { openSignedIn } from './support/sign-in/sign-in.ts';
import { expect, test } from './support/test.ts';

interface Subject {
  page: Page;
  slot: Slot;
  customer: Account;
  provider: PaymentSandbox;
  browserErrors: BrowserErrors;
}

/** Every screen and how to get there, by the name of its picture. */
const screens: Record<string, (subject: Subject) => Promise<unknown>> = {
  home: async ({ page }) => {
    await page.goto('/');
    await page.locator('#featured').getByRole('link', { name: /\$/ }).first().waitFor();
    await page.locator('#testimonials').getByRole('img').first().waitFor();
  },
  services: ({ page }) => open(page, '/services', /^\d+ services/),
  'services-empty': ({ page }) => open(page, '/services?search=xyzzy', 'No service matches'),
  service: async ({ page }) => {
    await open(page, `/services/foamwash?date=${dayFromToday(2)}`, '5 stars');
    await page
      .getByRole('button', { name: /^\d\d:\d\d/, disabled: false })
      .nth(3)
      .click();
  },
  'service-slots': async ({ page, slot }) => {
    const others = { serviceId: slot.serviceId, date: slot.date };
    const service = (await db.services.doc(slot.serviceId).get()).data();
    if (!service) throw new Error('The service is gone');
    await newSlot(service, { ...others, startTime: '11:00', endTime: '11:45', isBooked: 'booked' });
    await newSlot(service, {
      ...others,
      startTime: '12:00',
      endTime: '12:45',
      heldUntil: new Date(Date.now() + 800_000),
    });
    await newSlot(service, { ...others, startTime: '13:00', isBooked: 'canceled' });
    await open(page, servicePageOf(slot), 'Booked');
    await slotButton(page, slot).click();
  },
  'service-no-slots': ({ page, slot }) =>
    open(page, `/services/${slot.serviceId}?date=${dayFromToday(3)}`, 'No slots available for'),
  'service-unknown': ({ page }) => open(page, '/services/nosuch00', 'We could not find'),
  'sign-in': ({ page }) => open(page, '/auth/signin', 'Demo Admin'),
  'sign-in-on-the-way': ({ page, slot }) => open(page, bookingPageOf(slot), 'Please sign in'),
  'sign-up': ({ page }) => open(page, '/auth/signup', 'Create your account'),
  'sign-up-errors': async ({ page }) => {
    await open(page, '/auth/signup', 'Create your account');
    await page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await expect(page.getByText('address is required.')).toBeVisible();
  },
  booking: ({ page, slot, customer }) => prepareBooking(page, slot, customer),
  'booking-errors': async ({ page, slot, customer }) => {
    await openSignedIn(page, bookingPageOf(slot), customer);
    await confirmButton(page).click();
    await expect(page.getByText('Vehicle type is required.')).toBeVisible();
  },
  'booking-unknown': async ({ page, customer }) => {
    await openSignedIn(page, '/booking/foamwash/nosuch', customer);
    await expect(page.getByText('Service or slot not found')).toBeVisible();
  },
  'booking-lost': async ({ page, slot, customer }) => {
    await prepareBooking(page, slot, customer);
    await writeSlotStatus(slot, { isBooked: 'booked' });
    await expect(page.getByText('has been booked')).toBeVisible();
  },
  'booking-still-held': async ({ page, slot, customer }) => {
    await goToPay(page, slot, customer);
    await page.goBack();
    await expect(page.getByText('still held for you')).toBeVisible();
  },
  'card-page': ({ page, slot, customer }) => goToPay(page, slot, customer),
  'card-page-dropped': async ({ page, slot, customer, provider }) => {
    await goToPay(page, slot, customer);
    const { _id } = await onlyTransactionOf(slot);
    await provider.misbehave({ callbacks: { mode: 'drop' } }, _id);
    await pay(page);
    await expect(page.getByText('The outcome is recorded')).toBeVisible();
  },
  booked: async ({ page, slot, customer }) => {
    await goToPay(page, slot, customer);
    await pay(page);
    await expectBookingConfirmed(page);
  },
  cancelled: async ({ page, slot, customer }) => {
    await goToPay(page, slot, customer);
    await cancelPayment(page);
    await expect(page.getByText('This slot is still held for you')).toBeVisible();
  },
  waiting: async ({ page, slot, customer }) => {
    await goToPay(page, slot, customer);
    await page.goto('/booking-success');
    await expect(page.getByText('We are confirming your payment')).toBeVisible();
  },
  'money-back': async ({ page, slot, customer }) => {
    await goToPay(page, slot, customer);
    await writeSlotStatus(slot, { isBooked: 'booked', claimId: randomUUID(), heldUntil: null });
    await pay(page);
    await expect(page.getByText('Your money goes back to you')).toBeVisible();
  },
  unsubscribe: async ({ page }) => {
    await page.route('**/api/messages/link-outcome', (route) =>
      route.fulfill({ json: { success: true, data: { hasWorked: false } } }),
    );
    await open(page, '/unsubscribe?messageId=T-1_reminder_day_1&secret=any', 'Fewer emails?');
  },
  'account-menu': async ({ page, customer }) => {
    await openSignedIn(page, '/services', customer);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await expect(page.getByText('Sign out')).toBeVisible();
  },
  '404': ({ page }) => open(page, '/no/such/page', 'Page Not Found'),
  'error-page': async ({ page, browserErrors }) => {
    browserErrors.allow(/./);
    await page.route(/services-page/, (route) => route.abort());
    await open(page, '/services', 'This page did not load');
  },
  overlay: async ({ page }) => {
    await page.route('**/*.js', () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByText('Loading...')).toBeVisible();
  },
};

async function open(page: Page, path: string, shows: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(shows).first()).toBeVisible();
}

/** The page from its top, with the pictures that would be loaded when they are scrolled to. */
const showWhole = (page: Page) =>
  page.evaluate(`
    scrollTo(0, 0);
    Promise.all([...document.images].map((image) => {
      image.loading = 'eager';
      return image.decode();
    }))
  `);

const sizes = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } };

for (const [size, viewport] of Object.entries(sizes)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size} ${colorScheme}`, () => {
      test.use({ viewport, colorScheme, deviceScaleFactor: 1, reducedMotion: 'reduce' });
      for (const [name, reach] of Object.entries(screens)) {
        test(name, async ({ page, slot, customer, provider, browserErrors }) => {
          await reach({ page, slot, customer, provider, browserErrors });
          await showWhole(page);
          await page.screenshot({
            path: `.cache/screenshots/${size}-${colorScheme}/${name}.png`,
            fullPage: true,
            animations: 'disabled',
          });
        });
      }
    });
  }
}
