import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { newBooking } from '../support/records/bookings.ts';
import { attempted, newMessage } from '../support/records/messages.ts';
import { db } from '../support/server/emulators.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the link of a mail stops reminders without a sign-in, only when asked, and starts them again', async ({
  page,
  request,
  customer,
  slot,
  browserErrors,
}) => {
  const booking = await newBooking(customer, slot);
  const { _id, linkToken } = await newMessage(booking, 'reminder_day', {
    state: 'sent',
    deliveries: attempted('sent'),
    sentAt: new Date(),
  });
  const linkWith = (secret: string) =>
    `/unsubscribe?${new URLSearchParams({ messageId: _id, secret })}`;
  const muted = async () =>
    (await db.messagePreferences.doc(customer.uid).get()).data()?.muted ?? null;
  const stop = page.getByRole('button', { name: 'Stop reminders and questions by email' });

  await test.step('opening the link changes nothing', async () => {
    await page.goto(linkWith(linkToken));
    await expect(page.getByRole('heading', { name: 'Fewer emails?' })).toBeVisible();
    await expect(page).toHaveTitle(/^Emails from us/);
    await expect.poll(muted).toBeNull();
    const answer = await request.get(linkWith(linkToken));
    expect(answer.headers()['x-robots-tag']).toBe('noindex');
  });

  await test.step('one button stops them, another starts them again', async () => {
    await stop.click();
    await expect(
      page.getByRole('heading', { name: 'Reminders and questions are off' }),
    ).toBeVisible();
    await expect.poll(muted).toEqual(['mail']);
    await inEveryLook(page, () => expectUsable(page));
    await page.getByRole('button', { name: 'Switch on again' }).click();
    await expect(
      page.getByRole('heading', { name: 'Reminders and questions are on' }),
    ).toBeVisible();
    await expect.poll(muted).toEqual([]);
  });

  await test.step('a wrong link and half a link say so', async () => {
    browserErrors.allow(/status of 404/);
    const wrong = page.getByRole('heading', { name: 'This link does not work' });
    await page.goto(linkWith('another'));
    await expect(wrong).toBeVisible();
    await page.goto(`/unsubscribe?messageId=${_id}`);
    await expect(wrong).toBeVisible();
    await expect.poll(muted).toEqual([]);
  });
});
