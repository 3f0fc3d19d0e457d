import type { Service } from '@carwash/domain/services/service';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import type { Slot } from '@carwash/domain/slots/slot';
import { addDays } from '@carwash/domain/time/business-time';
import type { Locator, Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { type Account, newAccount } from '../support/records/accounts.ts';
import { type BaysBefore, putBaysBack, readBays, setBays } from '../support/records/bays.ts';
import { newBooking } from '../support/records/bookings.ts';
import { newSlots } from '../support/records/catalogue.ts';
import { withoutSettings } from '../support/records/settings.ts';
import {
  deskAt,
  deskDialog,
  fillInDeskForm,
  quietDay,
  sellButton,
} from '../support/screens/admin-slots.ts';
import { typeDay } from '../support/screens/day-field.ts';
import { toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Close', exact: true });
const exceptions = async () => (await db.settings.doc(publicSettingsId).get()).data()?.exceptions;

/** Every page shows the settings, and bays decide about every start, so the test leaves both as they were. */
let before: BaysBefore;
let putSettingsBack: () => Promise<void>;
test.beforeEach(async () => {
  before = await readBays();
  putSettingsBack = await withoutSettings();
  const bay = { kind: 'bay', services: null, cleanUp: 5 } as const;
  await setBays([
    { ...bay, _id: 'one', name: 'Bay 1' },
    { ...bay, _id: 'two', name: 'Bay 2' },
  ]);
});
test.afterEach(async () => {
  await putSettingsBack();
  await putBaysBack(before);
});

/** The work of an admin. */
class Effort {
  clicks = 0;
  fields = 0;

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  async fill(target: Locator, text: string): Promise<void> {
    this.fields += 1;
    await target.fill(text);
  }
}

const opener = (page: Page) => main(page).getByRole('button', { name: 'Close shop or bays' });
const what = (page: Page, name: string) =>
  dialog(page).getByRole('checkbox', { name, exact: true });
const answer = (page: Page, name: string) =>
  dialog(page).getByRole('button', { name, exact: true });

/** Returns a slot of a quiet day at 14:00, which the customer has booked; there is another one at 16:00. */
async function bookedSlot(service: Service, customer: Account): Promise<Slot> {
  const date = quietDay();
  const [slot] = await newSlots(
    service,
    ['14:00', '16:00'].map((startTime) => ({ startTime, date })),
  );
  if (!slot) throw new Error('No slot');
  await newBooking(customer, slot);
  return slot;
}

test('the shop is closed for an afternoon with four clicks and a time, and opened again', async ({
  page,
  service,
  customer,
}) => {
  const { date } = await bookedSlot(service, customer);

  await test.step('the shop for an afternoon, from the day: four clicks and a time', async () => {
    await openSignedIn(page, deskAt(date), await newAccount('admin'));
    const effort = new Effort();
    await effort.click(opener(page));
    await expect(what(page, 'The whole shop')).toBeVisible();
    await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
    await effort.click(what(page, 'The whole shop'));
    await effort.click(answer(page, 'Hours'));
    await effort.fill(dialog(page).getByLabel('From', { exact: true }), '12:00');
    await expect(dialog(page)).toContainText('1 booking will have no bay.');
    await expect(dialog(page)).toContainText(`14:00: ${service.name}`);
    await inEveryLook(page, () => expectUsable(page));
    await effort.click(answer(page, 'Close'));
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page)).toContainText('2 bays closed');
    expect(effort).toEqual({ clicks: 4, fields: 1 });
  });

  await test.step('it is listed where it was closed, and opened again with two clicks', async () => {
    const effort = new Effort();
    await effort.click(opener(page));
    await effort.click(dialog(page).getByRole('button', { name: /^Open again: The whole shop/ }));
    await expect(toast(page, 'Reopened')).toBeVisible();
    await expect(dialog(page)).toContainText('Nothing: the shop is open');
    await answer(page, 'Keep open').click();
    await expect(main(page)).not.toContainText('2 bays closed');
    expect(effort).toEqual({ clicks: 2, fields: 0 });
  });
});

test('a bay for two hours and a holiday are closed in the same dialog, and stand in one list', {
  tag: '@long',
}, async ({ page, service, customer }) => {
  const slot = await bookedSlot(service, customer);
  const { date } = slot;
  await openSignedIn(page, '/dashboard/bays', await newAccount('admin'));

  await test.step('a bay for two hours, from the bays: four clicks and two times', async () => {
    const effort = new Effort();
    await effort.click(opener(page));
    await effort.click(what(page, 'Bay 2'));
    await effort.click(answer(page, 'Hours'));
    await effort.fill(dialog(page).getByLabel('From', { exact: true }), '10:00');
    await effort.fill(dialog(page).getByLabel('To', { exact: true }), '12:00');
    await effort.click(answer(page, 'Close'));
    await expect(dialog(page)).toHaveCount(0);
    const listed = main(page).getByRole('region', { name: 'Closed times' }).getByRole('listitem');
    await expect(listed).toContainText(['Bay 2']);
    await expect(listed).toContainText(['10:00 to 12:00']);
    expect(effort).toEqual({ clicks: 4, fields: 2 });
  });

  await test.step('a holiday, from the settings: three clicks, the day and its name', async () => {
    await navigateTo(page, '/dashboard/settings?section=hours');
    const effort = new Effort();
    await effort.click(opener(page));
    await effort.click(what(page, 'The whole shop'));
    await typeDay(page, 'Day', addDays(date, 1));
    await expect(dialog(page)).toContainText('No booking is affected.');
    effort.fields += 1;
    await typeDay(page, 'Day', date);
    await effort.fill(dialog(page).getByLabel('Reason'), 'Victory Day');
    await page.reload();
    await opener(page).click();
    await expect(dialog(page).getByLabel('Reason')).toHaveValue('Victory Day');
    await expect(dialog(page)).toContainText('1 booking is outside the opening hours.');
    await expect(dialog(page)).toContainText(`14:00: ${service.name}`);
    await inEveryLook(page, () => expectUsable(page));
    await effort.click(answer(page, 'Close'));
    await expect(dialog(page)).toHaveCount(0);
    await expect
      .poll(exceptions)
      .toEqual([{ from: date, to: date, periods: [], note: 'Victory Day' }]);
    expect(effort).toEqual({ clicks: 3, fields: 2 });
  });

  await test.step('on the holiday the desk sells and moves only after a tick', async () => {
    await navigateTo(page, `${deskAt(date)}&book=${slot._id}`);
    await fillInDeskForm(page, 'Rahim Uddin');
    await expect(deskDialog(page)).toContainText('This day is closed');
    await expect(deskDialog(page)).toContainText('Victory Day');
    await expect(sellButton(page)).toBeDisabled();
    await inEveryLook(page, () => expectUsable(page));
    await deskDialog(page).getByRole('checkbox', { name: 'Sell on this day all the same' }).check();
    await sellButton(page).click();
    await expect(toast(page, 'Booking successful')).toBeVisible();

    await main(page)
      .getByRole('button', { name: `Move ${service.name} for Rahim Uddin` })
      .click();
    const moving = page.getByRole('dialog', { name: 'Move booking' });
    await moving.getByRole('button', { name: /^16:00/ }).click();
    const move = moving.getByRole('button', { name: /^Move to .* 16:00$/ });
    await expect(move).toBeDisabled();
    await expect(moving).toContainText('Victory Day');
    await inEveryLook(page, () => expectUsable(page));
    await moving.getByRole('checkbox', { name: 'Move to this day all the same' }).check();
    await move.click();
    await expect(toast(page, 'Booking moved')).toBeVisible();
    await navigateTo(page, '/dashboard/settings?section=hours');
  });

  await test.step('everything stands in one list, wherever it was closed', async () => {
    const listed = main(page).getByRole('listitem').filter({ hasText: 'Open again' });
    await expect(listed).toHaveCount(2);
    await expect(listed.first()).toContainText('Bay 2');
    await expect(listed.last()).toContainText('Victory Day');
    await inEveryLook(page, () => expectUsable(page));
    await listed.last().getByRole('button').click();
    await expect(listed).toHaveCount(1);
    await expect.poll(exceptions).toEqual([]);
    await navigateTo(page, '/dashboard/bays');
    await listed.getByRole('button', { name: /^Open again: Bay 2/ }).click();
    await expect(main(page)).toContainText('Nothing: the shop is open');
  });
});
