import { press, tabTo, type } from '../support/browser/keyboard.ts';
import { dayFromToday, newSlot } from '../support/records/catalogue.ts';
import { bookingsOf } from '../support/records/purchase-reads.ts';
import { cardPageAddress, confirmButton } from '../support/screens/booking-page.ts';
import { dayButton } from '../support/screens/calendar.ts';
import { expectBookingConfirmed } from '../support/screens/payment-return.ts';
import { slotButton } from '../support/screens/service-page.ts';
import { expect, test } from '../support/test.ts';

// With everything that moves, as most people have it.
test.use({ reducedMotion: 'no-preference' });

test('a customer books without a mouse', { tag: '@long' }, async ({ page, service, customer }) => {
  await newSlot(service, { date: dayFromToday(1) });
  const slot = await newSlot(service, { date: dayFromToday(2) });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Book a wash' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Book a wash' }));

  await type(page, /^Search services/, service.name);
  await press(page, page.getByRole('link', { name: service.name }));

  await tabTo(page, dayButton(page, dayFromToday(1)));
  await page.keyboard.press('ArrowRight');
  await expect(dayButton(page, slot.date)).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, slotButton(page, slot));
  await press(page, page.getByRole('button', { name: 'Book This Service' }));

  await type(page, /^Email/, customer.email);
  await type(page, /^Password/, customer.password);
  await page.keyboard.press('Enter');

  await test.step('a refused form takes the keyboard to its first error', async () => {
    await press(page, confirmButton(page));
    await expect(page.getByText('Vehicle type is required.')).toBeVisible();
    await expect(page.getByText('Registration plate is required.')).toBeVisible();
    await expect(page.getByRole('radiogroup', { name: 'Vehicle type' })).toBeFocused();
  });

  await tabTo(page, page.getByRole('radio', { name: 'Car', exact: true }));
  await page.keyboard.press('Space');
  await type(page, /^Registration plate/, 'DHAKA METRO-GA 11-2233');
  await type(page, /^Vehicle brand/, 'Toyota');
  await type(page, /^Vehicle model/, 'Axio');
  await type(page, /^Manufacturing year/, '2018');
  await press(page, confirmButton(page));

  await page.waitForURL(cardPageAddress);
  await press(page, page.getByRole('button', { name: /^Pay / }));
  await expectBookingConfirmed(page);
  await expect.poll(() => bookingsOf(slot)).toMatchObject([{ customer: { uid: customer.uid } }]);
});
