import type { Service } from '@carwash/domain/services/service';
import { businessClockTime, businessDay } from '@carwash/domain/time/business-time';
import { hourMs, minuteMs } from '@carwash/domain/time/durations';
import type { Page } from '@playwright/test';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newService, newSlot, removeService } from '../support/records/catalogue.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { businessTimeZone } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

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
