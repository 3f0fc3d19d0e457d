import {
  messageSettingsId,
  type StoredMessageSettings,
} from '@carwash/domain/messages/message-settings';
import { newAccount } from '../support/records/accounts.ts';
import { slotIn } from '../support/records/catalogue.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { goToPay } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { askToCancel, sayYes } from '../support/screens/my-bookings.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { db } from '../support/server/emulators.ts';
import { attachmentOf, linksIn, mailTo } from '../support/server/mailbox.ts';
import { reconcile } from '../support/server/reconcile.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const days = 24 * 60;

/** Returns a line of a calendar file. */
const lineOf = (calendar: string, name: string) =>
  new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(calendar)?.[1];

let before: StoredMessageSettings | undefined;
test.beforeEach(async () => {
  before = (await db.messageSettings.get()).data();
  const never = { quietFrom: '00:00', quietUntil: '00:00' };
  await db.messageSettings.set({ _id: messageSettingsId, ...never }, { merge: true });
});
test.afterEach(async () => {
  if (before) await db.messageSettings.set(before);
  else await db.messageSettings.delete();
});

test('a customer is told by mail of a booking, of its time and of its end, and the calendar follows', async ({
  page,
  customer,
  service,
}) => {
  const slot = await slotIn(3 * days, service);
  await goToPay(page, slot, customer);
  await pay(page);
  await expectBookingConfirmed(page);
  const [booking] = await bookingsOf(slot);
  if (!booking) throw new Error('There is a booking');

  const confirmation = await mailTo(customer.email, /^Booked: /);
  const entry = await attachmentOf(confirmation, 'visit.ics');

  await test.step('the confirmation has the receipt, the way to the booking, and its calendar entry', async () => {
    expect(confirmation.text).toContain(booking.code);
    expect(confirmation.text).toContain('$49.90');
    expect(lineOf(entry, 'METHOD')).toBe('REQUEST');
    expect(lineOf(entry, 'SEQUENCE')).toBe('0');
    const own = linksIn(confirmation).find((link) => link.includes(`/my-bookings/${booking._id}`));
    await page.goto(own ?? 'no link');
    await expect(page.getByText(`Code ${booking.code}`)).toBeVisible();
  });

  await test.step('a reminder comes at its time', async () => {
    await db.messages.doc(`${booking._id}_reminder_day_1`).update({ dueAt: new Date() });
    await reconcile(await newAccount('admin'));
    const reminder = await mailTo(customer.email, /^Reminder: /);
    expect(reminder.text).toContain(slot.startTime);
  });

  await test.step('the cancellation takes the entry out of the calendar', async () => {
    await askToCancel(page);
    await sayYes(page).click();
    const cancelled = await mailTo(customer.email, /^Cancelled: /);
    expect(cancelled.text).toMatch(/\$49\.90/);
    const end = await attachmentOf(cancelled, 'visit.ics');
    expect(lineOf(end, 'METHOD')).toBe('CANCEL');
    expect(lineOf(end, 'SEQUENCE')).toBe('1');
    expect(lineOf(end, 'UID')).toBe(lineOf(entry, 'UID'));
  });
});
