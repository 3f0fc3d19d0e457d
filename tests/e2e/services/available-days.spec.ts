import { navigateTo } from '../support/browser/navigate-to.ts';
import {
  dayFromToday,
  newService,
  newSlot,
  removeService,
  slotIn,
  writeSlotStatus,
} from '../support/records/catalogue.ts';
import { dayButton } from '../support/screens/calendar.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expect, test } from '../support/test.ts';

test('a service and its card say when there is room next, and its page opens there', async ({
  page,
  service,
}) => {
  await test.step('the page opens on the first day with room, and only such days can be chosen', async () => {
    await newSlot(service, { date: dayFromToday(1), isBooked: 'booked' });
    const first = await newSlot(service, { date: dayFromToday(2) });
    const last = await newSlot(service, { date: dayFromToday(4), startTime: '15:00' });
    await page.goto(`/services/${service._id}`);
    await expect(dayButton(page, first.date)).toHaveAttribute('aria-selected', 'true');
    await expect(slotButton(page, first)).toBeEnabled();
    await expect(page).toHaveURL(`/services/${service._id}`);

    await slotButton(page, first).click();
    await writeSlotStatus(first, { isBooked: 'booked' });
    await expect(page.getByText('Every time of this day is taken.')).toBeVisible();
    await page.getByRole('button', { name: /^Next open day: / }).click();
    await expect(slotButton(page, last)).toBeEnabled();
    await expect(dayButton(page, last.date)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a day whose last times are being paid for opens, and says so', async () => {
    const service = await newService();
    const heldUntil = new Date(Date.now() + 10 * 60_000);
    const slot = await newSlot(service, { heldUntil });
    await navigateTo(page, `/services/${service._id}`);
    await expect(slotButton(page, slot)).toHaveText(/Being booked/);
    await expect(
      page.getByText('What is left of this day is being paid for right now.'),
    ).toBeVisible();
    await removeService(service);
  });

  await test.step('cards say when there is room next', async () => {
    const service = await newService();
    const slot = await newSlot(service);
    const full = await newService({ name: `Full ${service.name}` });
    await navigateTo(page, `/services?search=${encodeURIComponent(service.name)}`);
    const words = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      timeZone: 'UTC',
    }).format(new Date(slot.date));
    const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await expect(card(full.name)).toContainText('No open times');
    await expect(page.getByText(`Next: ${words.replace(',', '')} ${slot.startTime}`)).toBeVisible();
    await removeService(full);
    await removeService(service);
  });
});

test('a service without room says so, and has some within a minute of a slot being added', {
  tag: '@long',
}, async ({ page, service, passTime }) => {
  await page.clock.install();
  await page.goto(`/services/${service._id}`);
  await expect(page.getByText('No slots available at the moment.')).toBeVisible();
  await expect(page.getByText('No open times', { exact: true })).toBeVisible();
  const slot = await newSlot(service, { date: dayFromToday(1), startTime: '09:00' });
  await expect(async () => {
    await passTime('01:01');
    await expect(slotButton(page, slot)).toBeEnabled({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('Next: tomorrow 09:00')).toBeVisible();
});

const monthAhead = (days: number): string => dayFromToday(days).slice(0, 7);

test('days that are over or have no room cannot be chosen, and paging ends with the last day', {
  tag: '@long',
}, async ({ page, service }) => {
  // The calendar shows one month: four days of the same one.
  const ahead = [1, 2, 3, 4, 5].find((days) => monthAhead(days) === monthAhead(days + 3)) ?? 1;
  const [over = '', today = '', without = '', tomorrow = ''] = [0, 1, 2, 3].map((days) =>
    dayFromToday(ahead + days),
  );
  const last = dayFromToday(29);
  for (const date of [over, today, tomorrow, last]) {
    await newSlot(service, { date, startTime: '20:00', endTime: '20:45' });
  }
  await page.clock.setFixedTime(new Date(`${today}T06:00:00Z`));
  // The server renders the other pages by its own clock, by which other days are next and the desk may be closed.
  await page.goto('/auth/signin');
  await navigateTo(page, `/services/${service._id}`);
  await expect(dayButton(page, today)).toHaveAttribute('aria-selected', 'true');
  await expect(dayButton(page, today)).toHaveAttribute('aria-current', 'date');
  await expect(dayButton(page, over)).toBeDisabled();
  await expect(dayButton(page, without)).toBeDisabled();
  await expect(dayButton(page, tomorrow)).toBeEnabled();
  const next = page.getByRole('button', { name: 'Next month' });
  if (monthAhead(29) !== today.slice(0, 7)) await next.click();
  await expect(dayButton(page, last)).toBeEnabled();
  await expect(next).toBeDisabled();
});

test('the next opening follows sales within a minute, and the minutes as they pass', {
  tag: '@long',
}, async ({ page, service, passTime }) => {
  const [soon, later] = [await slotIn(30, service), await slotIn(90, service)];
  await page.clock.install();
  await page.goto(`/services/${service._id}`);
  const next = page.getByText(/^Next: /).first();
  await expect(next).toContainText(soon.startTime);
  await passTime('31:00');
  await expect(next).toContainText(later.startTime);
  await writeSlotStatus(later, { isBooked: 'booked' });
  // The page counts its minute from an answer that may still be on its way.
  await expect(async () => {
    await passTime('01:01');
    await expect(page.getByText('No open times', { exact: true })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a week comes first, with arrows to the others and a way to the month', {
    tag: '@long',
  }, async ({ page, service }) => {
    const soon = await newSlot(service, { date: dayFromToday(1) });
    const later = await newSlot(service, { date: dayFromToday(8), startTime: '15:00' });
    await page.goto(`/services/${service._id}`);
    const days = page.getByRole('region', { name: 'Days' });
    await expect(days.getByRole('button', { pressed: true })).toHaveCount(1);
    await expect(slotButton(page, soon)).toBeEnabled();
    await expect(days.getByRole('button', { name: /no open times$/ })).toHaveCount(6);
    await expect(days.getByRole('button', { name: 'Earlier days' })).toBeDisabled();

    await days.getByRole('button', { name: 'Later days' }).tap();
    await days.getByRole('button', { name: /\d{4}$/ }).tap();
    await expect(slotButton(page, later)).toBeEnabled();
    await expect(page).toHaveURL(servicePageOf(later));
    await expect(days.getByRole('button', { name: 'Later days' })).toBeDisabled();

    await days.getByRole('button', { name: 'Month' }).tap();
    await expect(dayButton(page, later.date)).toHaveAttribute('aria-selected', 'true');
    const toWeek = page.getByRole('button', { name: 'Week' });
    await expect(toWeek).toBeFocused();
    await toWeek.tap();
    await expect(days.getByRole('button', { name: 'Month' })).toBeFocused();
  });
});
