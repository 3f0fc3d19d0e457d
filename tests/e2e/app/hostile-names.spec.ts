import { randomBytes } from 'node:crypto';
import { bookingEndpoints } from '@carwash/domain/bookings/endpoints';
import type { Slot } from '@carwash/domain/slots/slot';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { overflow } from '../support/browser/overflow.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import {
  dayFromToday,
  newService,
  newSlot,
  newSlots,
  removeService,
} from '../support/records/catalogue.ts';
import { newReview } from '../support/records/reviews.ts';
import { deskAt, quietDay } from '../support/screens/admin-slots.ts';
import { bookingPageOf } from '../support/screens/booking-page.ts';
import { servicePageOf } from '../support/screens/service-page.ts';
import { callAs, tokenOf } from '../support/server/call-api.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { test } from '../support/test.ts';

/** Names of people and cars, and what a careless reader would take them for. */
const names = {
  day: 'Karim 0171-23-45',
  moment: '2030-99-99T99:99:99Z',
  markup: '<script>throw 1</script>',
  link: 'javascript:alert(1)//',
  rightToLeft: '\u0645\u062d\u0645\u062f \u200f(\u0643\u0631\u064a\u0645)',
  combining: `Z${'\u0351\u0316\u0327'.repeat(8)}oe`,
  joined: '\u0646\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 A\u200dB',
  emoji: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f697}',
  prototype: '__proto__',
  constructor: 'constructor',
  percent: '100% %E0%A4%A %s',
  quotes: `O'Neil "\`\\`,
  braces: '{{7*7}} #{7*7}',
  formula: '=1+1',
  long: 'W'.repeat(100),
} as const;

const all = Object.values(names);
/** A narrow screen that becomes a wide one. */
const widths = [360, 1280] as const;

/** The part that fits into a shorter field. */
const short = (name: string) => name.slice(0, 45);

/** The screen shows the texts as they were typed, nothing breaks, and nothing lies beyond its edge. */
async function expectShown(
  page: Page,
  address: string,
  texts: readonly string[],
  onPhone: readonly string[] = texts,
): Promise<void> {
  await page.setViewportSize({ width: widths[0], height: 800 });
  await navigateTo(page, address);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const text of width === widths[0] ? onPhone : texts) {
      const shown = page.getByText(text).filter({ visible: true });
      await expect(shown.first(), `${address} shows ${text}`).toBeVisible();
    }
    await expect(page.getByText('cannot be shown')).toHaveCount(0);
    const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(beyond, `${address} fits into ${width} pixels`).toBeLessThanOrEqual(0);
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  }
}

/** Everybody walks in and is booked at the desk by an admin. */
async function bookAtDesk(
  request: APIRequestContext,
  admin: Account,
  slots: readonly Slot[],
): Promise<string[]> {
  const token = await tokenOf(admin);
  const ids: string[] = [];
  for (const [index, name] of all.entries()) {
    const body = {
      slotId: slots[index]?._id,
      customerName: name,
      paymentMethod: 'cash',
      vehicleType: 'car',
      vehicleBrand: short(name),
      vehicleModel: short(name),
      manufacturingYear: 2018,
      registrationPlate: name === names.long ? 'W'.repeat(32) : `ঢাকা মেট্রো-গ ১১-${index}`,
      address: name.repeat(2),
      note: name.repeat(3),
    };
    const answer = await callAs(request, bookingEndpoints.createDeskBooking, { token, body });
    expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true);
    ids.push((await answer.json()).data._id);
  }
  return ids;
}

test('every screen of the desk shows customers with hostile names and keeps working', {
  tag: '@long',
}, async ({ page, request }) => {
  test.setTimeout(300_000);
  const tag = randomBytes(4).toString('hex');
  const admin = await newAccount('admin', names.long);
  const service = await newService({
    name: `${names.markup} ${tag}`,
    benefits: [...all],
    location: 'customer',
  });
  const date = quietDay();
  const times = all.map((_, index) => ({
    date,
    startTime: `${String(index + 6).padStart(2, '0')}:00`,
    endTime: `${String(index + 6).padStart(2, '0')}:45`,
  }));
  const slots = await newSlots(service, times);
  const ids = await bookAtDesk(request, admin, slots);
  const [first = ''] = ids;
  const token = await tokenOf(admin);
  const cancelled = await callAs(request, bookingEndpoints.cancelBookingAsAdmin, {
    token,
    params: { id: first },
    body: { version: 1, refund: true, reason: names.moment },
  });
  expect(cancelled.ok(), await cancelled.text()).toBe(true);
  const people = await Promise.all(all.map((name) => newAccount('user', name)));

  await openSignedIn(page, '/', admin);
  await expectShown(page, `/dashboard/audit?by=${admin.uid}`, all, []);
  const days = new URLSearchParams({ when: 'own', startDate: date, endDate: date });
  // On a phone a page of a list has ten, too few for all of them.
  await expectShown(page, `/dashboard/bookings?${days}`, all, []);
  await expectShown(page, `/dashboard/bookings/${first}`, [names.day, names.moment]);
  await expectShown(page, `/dashboard/bookings/${ids.at(-1)}`, [names.long]);
  await expectShown(page, `/dashboard/users?search=example.test`, []);
  await expectShown(page, deskAt(date), all.slice(1));
  const latest = people.slice(-5).map(({ name }) => name);
  await expectShown(page, '/dashboard/users', latest, []);
  await expectShown(page, '/dashboard/slots?view=list', [service.name]);
  await expectShown(page, `/dashboard/services?search=${tag}`, [service.name]);
  await expectShown(page, '/dashboard/transaction-overview', []);
  // Found among the payments of all other customers.
  await page.getByLabel('Search customer, plate, service or number').fill(names.day);
  await expect(page).toHaveURL(/[?&]search=/);
  const found = page.getByRole('main').getByText(names.day).filter({ visible: true });
  await expect(found.first()).toBeVisible();
  await expectShown(page, `/dashboard/services/${service._id}/edit`, []);
  await expectShown(page, `/dashboard/transaction-overview?transaction=${first}`, [names.day]);
  await expectShown(page, '/dashboard', []);
  await expectShown(page, '/dashboard/service-overview', []);
  await expectShown(page, '/dashboard/profile', [names.long]);
  await removeService(service);
});

/** A customer of this name, with a service, bookings and a review of the name, looks at every screen. */
async function expectOwnScreensShow(page: Page, name: string): Promise<void> {
  const customer = await newAccount('user', name);
  const service = await newService({
    name,
    description: name,
    benefits: [...all],
    location: 'customer',
  });
  const vehicle = {
    vehicleType: 'car',
    vehicleTypeName: short(name),
    vehicleBrand: short(name),
    vehicleModel: short(name),
    manufacturingYear: 2018,
    registrationPlate: name.slice(0, 32),
  } as const;
  const past = await newSlot(service, { date: dayFromToday(-3) });
  const next = await newSlot(service);
  const free = await newSlot(service, { startTime: '15:00', endTime: '15:45' });
  await newBooking(customer, past, { status: 'completed', vehicle });
  const visit = { address: name.repeat(3), note: `${name}\n${name}` };
  const booking = await newBooking(customer, next, { vehicle, ...visit });
  await newReview(customer, service._id, { text: `${name}\n${all.join('\n')}` });

  await openSignedIn(page, '/', customer);
  await expectShown(page, '/dashboard/my-bookings', [name]);
  await expectShown(page, `/dashboard/my-bookings/${booking._id}`, [name]);
  await expectShown(page, `/booking-success?transaction=${booking._id}`, [name]);
  await expectShown(page, `/dashboard/reschedule-booking?booking=${booking._id}`, [name]);
  await expectShown(page, '/dashboard/my-transactions', [name]);
  await expectShown(page, `/dashboard/my-transactions/${booking._id}`, [name]);
  await expectShown(page, '/dashboard/profile', [name]);
  await expectShown(page, '/dashboard/edit-profile', []);
  await expectShown(page, bookingPageOf(free), [name]);
  await expectShown(page, servicePageOf(free), [name, ...all]);
  await expectShown(page, '/review', [name]);
  await expectShown(page, '/', [name]);
  await expectShown(page, `/services?search=${encodeURIComponent(name)}`, [name]);
  await removeService(service);
}

const ofCustomers = [names.long, names.rightToLeft, names.day, names.markup, names.prototype];

test('customers with hostile names see them on every screen of theirs', { tag: '@long' }, async ({
  anotherBrowser,
}) => {
  test.setTimeout(ofCustomers.length * 120_000);
  for (const name of ofCustomers) {
    await test.step(name.slice(0, 24), async () =>
      expectOwnScreensShow(await anotherBrowser(), name),
    );
  }
});
