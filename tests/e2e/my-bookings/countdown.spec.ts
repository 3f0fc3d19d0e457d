import type { Service } from '@carwash/domain/services/service';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import type { Page } from '@playwright/test';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { newAccount } from '../support/records/accounts.ts';
import { cancel, newBooking } from '../support/records/bookings.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { businessTimeZone } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const earlier = (moment: Date, milliseconds: number) => new Date(moment.getTime() - milliseconds);

/** An open slot that starts at a moment, whatever the time zone of the browser. */
const slotAt = (startsAt: Date, service: Service) =>
  newSlot(service, {
    date: businessDay(startsAt, businessTimeZone),
    startTime: businessClockTime(startsAt, businessTimeZone),
    endTime: businessClockTime(earlier(startsAt, -45 * minuteMs), businessTimeZone),
  });

const next = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Next:/ });
const timeLeft = (page: Page) => next(page).getByText(/^\d+d \d\dh \d\dm \d\ds$/);

// A sleep ends Firestore's connection.
test.beforeEach(({ browserErrors }) => allowLostConnection(browserErrors));

test.describe('across a change of the clocks', () => {
  test.use({ timezoneId: 'America/New_York' });

  const changes = [
    { change: 'backward', startsAt: new Date('2030-11-03T23:00:00Z') },
    { change: 'forward', startsAt: new Date('2030-03-10T23:00:00Z') },
  ];

  test('the time that really passes counts, also after a sleep', async ({
    anotherBrowser,
    service,
  }) => {
    for (const { change, startsAt } of changes) {
      await test.step(change, async () => {
        const customer = await newAccount();
        const page = await anotherBrowser();
        await newBooking(customer, await slotAt(startsAt, service));
        await page.clock.install({ time: earlier(startsAt, 26 * hourMs) });
        await openSignedIn(page, '/dashboard/profile', customer);
        await expect(next(page)).toContainText(`Next: ${service.name}`);

        await page.clock.pauseAt(earlier(startsAt, 25 * hourMs));
        await expect(timeLeft(page)).toHaveText('1d 01h 00m 00s');
        await expect(next(page).getByRole('timer')).toHaveText('in 1 day 1 hour');
        await page.clock.fastForward('23:00:00');
        await expect(timeLeft(page)).toHaveText('0d 02h 00m 00s');
        await page.clock.runFor(1000);
        await expect(timeLeft(page)).toHaveText('0d 01h 59m 59s');
      });
    }
  });
});

test('the countdown goes on at midnight, shows zeros at the start, and then the next booking', async ({
  page,
  customer,
  service,
  passTime,
}) => {
  const midnight = new Date('2030-06-14T18:00:00Z');
  const later = await newService({ name: 'Interior Shampoo' });
  await newBooking(customer, await slotAt(earlier(midnight, -2 * minuteMs), service));
  await newBooking(customer, await slotAt(earlier(midnight, -32 * minuteMs), later));
  await page.clock.install({ time: earlier(midnight, hourMs) });
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(next(page)).toContainText(`Next: ${service.name}`);

  await page.clock.pauseAt(earlier(midnight, 1000));
  await expect(timeLeft(page)).toHaveText('0d 00h 02m 01s');
  await page.clock.runFor(2000);
  await expect(timeLeft(page)).toHaveText('0d 00h 01m 59s');

  await passTime('01:58');
  await expect(timeLeft(page)).toHaveText('0d 00h 00m 01s');
  await page.clock.runFor(1000);
  await expect(timeLeft(page)).toHaveText('0d 00h 00m 00s');
  await expect(next(page)).toContainText(`Next: ${service.name}`);
  await expect(next(page).getByRole('timer')).toHaveText('now');

  await page.clock.runFor('00:10');
  await expect(next(page)).toContainText('Next: Interior Shampoo');
  await expect(timeLeft(page)).toHaveText('0d 00h 29m 50s');
  await removeService(later);
});

test('after a sleep past a start the countdown shows the next booking, and past all none', async ({
  page,
  customer,
  service,
  passTime,
}) => {
  const startsAt = new Date('2030-06-14T04:00:00Z');
  await newBooking(customer, await slotAt(startsAt, service));
  await newBooking(customer, await slotAt(earlier(startsAt, -24 * hourMs), service));
  await page.clock.install({ time: earlier(startsAt, 2 * hourMs) });
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(next(page)).toBeVisible();
  await page.clock.pauseAt(earlier(startsAt, hourMs));
  await expect(timeLeft(page)).toHaveText('0d 01h 00m 00s');

  await passTime('09:00:00');
  await expect(timeLeft(page)).toHaveText('0d 16h 00m 00s');
  await passTime('20:00:00');
  await expect(next(page)).toBeHidden();
});

test('the countdown appears with a booking, leads to it, and goes when it is cancelled', async ({
  page,
  customer,
  slot,
}) => {
  await openSignedIn(page, '/dashboard/profile', customer);
  await expect(page.getByRole('banner').getByText(customer.name)).toBeVisible();
  await expect(next(page)).toBeHidden();

  const booking = await newBooking(customer, slot);
  await next(page).click();
  await expect(page).toHaveURL(`/dashboard/my-bookings/${booking._id}`);
  await cancel(booking);
  await expect(next(page)).toBeHidden();
});
