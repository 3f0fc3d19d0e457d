import { newSlot } from '../support/records/catalogue.ts';
import { servicePageOf, slotButton } from '../support/screens/service-page.ts';
import { expect, test } from '../support/test.ts';

// A phone shows the days of a week as buttons.
test.use({ viewport: { width: 360, height: 740 } });

/** Only what keeps colours of its own has the background that marks it: the system replaces all others. */
const marked = ['forced-color-adjust', 'none'] as const;

test('what is chosen and what leads on stand out in the colours of the system', {
  tag: '@long',
}, async ({ page, service, slot }) => {
  const other = await newSlot(service, { startTime: '12:00' });
  const booked = await newSlot(service, { startTime: '14:00', isBooked: 'booked' });
  const lead = page.getByRole('button', { name: 'Book This Service' });
  const day = page.getByRole('region', { name: 'Days' }).getByRole('button', { pressed: true });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(servicePageOf(slot));
    await slotButton(page, slot).click();
    await expect(slotButton(page, slot)).toHaveAttribute('aria-pressed', 'true');
    for (const button of [slotButton(page, slot), lead, day]) {
      await expect(button).toHaveCSS(...marked);
    }
    await expect(slotButton(page, other)).not.toHaveCSS(...marked);
    for (const button of [slotButton(page, slot), slotButton(page, booked)]) {
      await expect(button).toHaveCSS('border-top-style', 'solid');
    }
  }
});
