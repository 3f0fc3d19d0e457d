import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { attempted, newMessage } from '../support/records/messages.ts';
import { deskPageOf } from '../support/screens/admin-bookings.ts';
import { toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the desk says that the car is ready, the customer is told, and sees every message of the booking', async ({
  page,
  customer,
  service,
  slot,
  anotherBrowser,
}) => {
  const ready = page.getByRole('button', { name: 'Ready', exact: true });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const past = await newSlot(service, { date: dayFromToday(-1) });
  const begun = await newBooking(customer, past, { status: 'completed' });

  await test.step('a visit to come has no such button', async () => {
    const coming = await newBooking(customer, slot);
    await openSignedIn(page, deskPageOf(coming), await newAccount('admin'));
    await expect(page.getByRole('button', { name: 'Cancel booking' })).toBeVisible();
    await expect(ready).toBeHidden();
    await expect(timeline).toContainText('Message to the customer: Confirmation with receipt');
  });

  await test.step('the outcome of each message stands in the timeline', async () => {
    await newMessage(begun, 'reminder_day', {
      state: 'settled',
      deliveries: attempted('refused', 'The mailbox is full.'),
    });
    await navigateTo(page, deskPageOf(begun));
    await expect(timeline).toContainText('Message to the customer: Reminder a day before');
    await expect(timeline).toContainText('Email: refused: The mailbox is full.');
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('the customer is told', async () => {
    const other = await anotherBrowser();
    await openSignedIn(other, `/dashboard/my-bookings/${begun._id}`, customer);
    for (const stage of ['Arrived', 'Start washing']) {
      await page.getByRole('button', { name: stage, exact: true }).click();
    }
    await ready.click();
    await expect(toast(page, 'Ready to collect')).toBeVisible();
    await expect(ready).toBeHidden();
    await expect(timeline).toContainText('Message to the customer: Ready to collect');
    const own = other.getByRole('region', { name: 'Timeline' });
    await expect(own).toContainText('Ready to collect');
    await expect(own).not.toContainText('Message to');
  });
});
