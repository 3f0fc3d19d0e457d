import { dayFromToday, newSlot, newSlots } from '../support/records/catalogue.ts';
import { confirmBooking, prepareBooking } from '../support/screens/booking-page.ts';
import { chooseDay, dayButton } from '../support/screens/calendar.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expect, test } from '../support/test.ts';

const book = { name: 'Book This Service' };

type Three = [string, string, string];

const monthAhead = (days: number): string => dayFromToday(days).slice(0, 7);

test('days that are over cannot be chosen', async ({ page, service }) => {
  // The page shows one month.
  const ahead = [2, 3, 4].find((days) => monthAhead(days - 1) === monthAhead(days + 1)) ?? 2;
  const [over, today, tomorrow] = [ahead - 1, ahead, ahead + 1].map(dayFromToday) as Three;
  for (const date of [over, today, tomorrow]) {
    await newSlot(service, { date, startTime: '20:00', endTime: '20:45' });
  }
  await page.clock.setFixedTime(new Date(`${today}T06:00:00Z`));
  await page.goto(`/services/${service._id}`);
  await expect(dayButton(page, today)).toBeEnabled();
  await expect(dayButton(page, today)).toHaveAttribute('aria-current', 'date');
  await expect(dayButton(page, over)).toBeDisabled();
  await expect(dayButton(page, tomorrow)).toBeEnabled();
});

test('an address with a day that is over asks for another one', async ({ page, slot }) => {
  await page.goto(`/services/${slot.serviceId}?date=${dayFromToday(-1)}`);
  await expect(page.getByText('Please select a date to view available slots.')).toBeVisible();
  await expect(page.getByRole('button', book)).toBeDisabled();
});

test('another day clears the chosen time', async ({ page, service, slot }) => {
  const later = await newSlot(service, { date: dayFromToday(3), startTime: '16:00' });
  await page.goto(servicePageOf(slot));
  await expect(page.getByText('Please select a time slot before booking.')).toBeVisible();
  await slotButton(page, slot).click();
  await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', book)).toBeEnabled();

  await chooseDay(page, later.date);
  await expect(slotButton(page, later)).toBeEnabled();
  await expect(page.getByRole('button', book)).toBeDisabled();
  await page.goto(servicePageOf(slot));
  await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'false');
});

test('a choice survives a reload', async ({ page, slot }) => {
  await page.goto(servicePageOf(slot));
  await slotButton(page, slot).click();
  await page.reload();
  await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', book)).toBeEnabled();
});

test('times stand in the parts of the day, without an end, because every visit takes as long', async ({
  page,
  service,
}) => {
  const date = dayFromToday(2);
  const [first] = await newSlots(service, [
    { date, startTime: '10:00', endTime: '10:45' },
    { date, startTime: '13:00', endTime: '13:45' },
  ]);
  if (!first) throw new Error('No slot was made');
  const timesOf = (part: string) => page.getByRole('list', { name: part }).getByRole('button');
  await page.goto(servicePageOf(first));
  await expect(timesOf('Morning')).toHaveText(['10:00']);
  await expect(timesOf('Afternoon')).toHaveText(['13:00']);
  await expect(page.getByRole('list', { name: 'Evening' })).toHaveCount(0);

  await newSlot(service, { date, startTime: '17:30', endTime: '19:00' });
  await expect(timesOf('Evening')).toHaveText(['17:30']);
  await expect(timesOf('Morning')).toHaveText(['10:00']);
});

test('only open times can be chosen, and the others say why', async ({ page, service }) => {
  const open = await newSlot(service, { startTime: '09:00', endTime: '09:45' });
  const booked = await newSlot(service, { startTime: '11:00', isBooked: 'booked' });
  const canceled = await newSlot(service, { startTime: '12:00', isBooked: 'canceled' });
  await page.goto(servicePageOf(open));
  await expect(slotButton(page, open)).toBeEnabled();
  await expect(slotButton(page, booked)).toBeDisabled();
  await expect(slotButton(page, booked)).toContainText('Booked');
  await expect(slotButton(page, canceled)).toBeDisabled();
  await expect(slotButton(page, canceled)).toContainText('Unavailable');
});

test.describe('far away', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test("days and times are the business's", async ({ page, slot }) => {
    await page.goto(servicePageOf(slot));
    await expect(page.getByText('All times are local to Dhaka.')).toBeVisible();
    await expect(dayButton(page, slot.date)).toHaveAttribute('aria-selected', 'true');
    await expect(slotButton(page, slot)).toBeEnabled();
  });

  test('the booking and its confirmation say whose times they show', async ({
    page,
    customer,
    slot,
  }) => {
    await prepareBooking(page, slot, customer);
    await expect(page.getByText('All times are local to Dhaka.')).toBeVisible();
    await confirmBooking(page);
    await pay(page);
    await expectBookingConfirmed(page);
    await expect(page.getByText('10:00 – 10:45').first()).toBeVisible();
    await expect(page.getByText(/^Your time: /)).toBeVisible();
  });
});
