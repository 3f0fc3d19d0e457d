import { readFile } from 'node:fs/promises';
import { overflow } from '../support/browser/overflow.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { goToPay } from '../support/screens/booking-page.ts';
import { pay } from '../support/screens/card-page.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { expect, test } from '../support/test.ts';

test('a customer who has paid reads service, time, place and price, and the code to say on the phone', async ({
  page,
  customer,
  slot,
  service,
}) => {
  await goToPay(page, slot, customer);
  await page.setViewportSize({ width: 360, height: 740 });
  await pay(page);

  await test.step('on a phone the toasts stand at the lower edge, under what is read first', async () => {
    const upper = toast(page, 'Payment successful');
    await expect(upper).toBeVisible();
    await expect(toast(page, 'Booking successful')).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Your booking is confirmed' });
    const lowerEdge = async () => {
      const box = await heading.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const upperEdge = async () => (await upper.boundingBox())?.y ?? 0;
    await expect.poll(async () => (await upperEdge()) > (await lowerEdge())).toBe(true);
  });

  await test.step('the page names everything about the visit', async () => {
    await expectBookingConfirmed(page);
    const [booking] = await bookingsOf(slot);
    const main = page.getByRole('main');
    await expect(main).toContainText(booking?.code ?? 'a code');
    await expect(main).toContainText(service.name);
    await expect(main).toContainText(`${slot.startTime} – ${slot.endTime}`);
    await expect(main).toContainText('$49.90');
    await expect(main).toContainText(/Free to cancel until|no refund/);
    await expect(main).not.toContainText(booking?._id ?? 'T-');
    await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /^https:/);
    await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', /^tel:\+/);
    await expect(page.getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      /^https:\/\/calendar\.google\.com\/.*dates=\d{8}T\d{6}Z/,
    );

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain('BEGIN:VEVENT');
    expect(file).toContain(`UID:${booking?._id}`);

    await expect.poll(() => overflow(page)).toBe(0);
    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByText(booking?._id ?? 'T-').first()).toBeVisible();
  });

  await test.step('a booking that stands after its money went back keeps its confirmation', async () => {
    const [booking] = await bookingsOf(slot);
    const refund = { amount: 49.9, at: new Date(), reason: 'A courtesy', reference: 'R-1' };
    await db.transactions.doc(booking?._id ?? '').update({
      status: 'refunded',
      refundReason: 'business_decision',
      refundReference: refund.reference,
      refundedAt: refund.at,
      refunds: [refund],
    });
    await page.goto(`/booking-success?transaction=${booking?._id}`);
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Your $49.90 was returned to you in full.');
  });
});
