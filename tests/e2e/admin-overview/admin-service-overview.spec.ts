import type { Booking } from '@carwash/domain/bookings/booking';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newAccount } from '../support/records/accounts.ts';
import { bookingNow, cancel, newBooking, payBack } from '../support/records/bookings.ts';
import { dayFromToday, newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { statisticsNow } from '../support/records/statistics.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { test as base, expect } from '../support/test.ts';

const cards = (page: Page) => page.getByRole('article');

const cardOf = (page: Page, name: string) =>
  cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Dollars as the screen writes them, in minor units. */
const minorUnits = (text: string): number => Math.round(Number(text.replace(/[$,]/g, '')) * 100);

const revenues = async (page: Page): Promise<number[]> => {
  const texts = await page
    .getByRole('term')
    .filter({ hasText: 'Total revenue' })
    .locator('xpath=following-sibling::dd')
    .allInnerTexts();
  return texts.map(minorUnits);
};

interface Fixtures {
  /** Earns more than all others together while it is booked. */
  dearService: Service;
  /** Books the slot until the test is over: the counters are everybody's. */
  book: (slot: Slot) => Promise<Booking>;
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  dearService: async ({}, use) => {
    const service = await newService({ price: 50_000, duration: 90, category: 'detailing' });
    await use(service);
    await removeService(service);
  },

  book: async ({ customer }, use) => {
    const booked: Booking[] = [];
    await use(async (slot) => {
      const booking = await newBooking(customer, slot, { createdAt: new Date() });
      booked.push(booking);
      return booking;
    });
    for (const booking of booked) {
      if ((await bookingNow(booking)).status === 'pending') await cancel(booking);
      // Pays back, because money that is still due would keep the deleted service above that of a retry.
      const payment = await db.transactions.doc(booking._id).get();
      if (payment.data()?.status === 'refund_due') await payBack(booking, 'RF-0');
    }
  },
});

test('every service shows its share, the best earner first, live and even after it is deleted', async ({
  page,
  dearService: service,
  book,
}) => {
  const earlier = await newSlot(service);
  const later = await newSlot(service, { date: dayFromToday(3) });
  const card = cardOf(page, service.name);
  const first = await book(earlier);

  await openSignedIn(page, '/dashboard/service-overview', await newAccount('admin'));
  await expect(card).toContainText('Detailing');
  await expect(card).toContainText('90 mins, $50,000.00');
  await expect(card).toContainText('Total bookings1');
  await expect(card).toContainText('Total revenue$50,000.00');
  await expect(card).toContainText('Top earner');
  await expect(cards(page).first()).toContainText(service.name);
  await expect(async () => {
    const { revenueMinor = 0, bookings = 0 } = await statisticsNow();
    const share = (part: number, whole: number) => `${Number(((part / whole) * 100).toFixed(1))}%`;
    const quick = { timeout: 1000 };
    await expect(card).toContainText(`Share of revenue${share(5_000_000, revenueMinor)}`, quick);
    await expect(card).toContainText(`Share of bookings${share(1, bookings)}`, quick);
  }).toPass();
  const shown = await revenues(page);
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  await expectAccessible(page);

  const second = await book(later);
  await expect(card).toContainText('Total bookings2');
  await expect(card).toContainText('Total revenue$100,000.00');

  await removeService(service);
  await expect(card).toContainText('Deleted');
  await expect(card).toContainText('90 mins, $50,000.00');
  await expect(card).toContainText('Total revenue$100,000.00');

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectUsable(page);

  for (const booking of [first, second]) await cancel(booking);
  await expect(card).toContainText('Total bookings0');
  await expect(card).toContainText('Total revenue$100,000.00');
  for (const booking of [first, second]) await payBack(booking, 'RF-1');
  await expect(card).toHaveCount(0);
});
