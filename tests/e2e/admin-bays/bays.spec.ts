import type { Bay } from '@carwash/domain/days/bay';
import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import type { Service } from '@carwash/domain/services/service';
import type { Page } from '@playwright/test';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { newAccount } from '../support/records/accounts.ts';
import {
  type BaysBefore,
  bayNames,
  putBaysBack,
  readBays,
  setBays,
  withFirstBay,
} from '../support/records/bays.ts';
import { bookingNow, moveAtDesk, newBooking } from '../support/records/bookings.ts';
import { newSlots } from '../support/records/catalogue.ts';
import { quietDay } from '../support/screens/admin-slots.ts';
import { typeDay } from '../support/screens/day-field.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/bays';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const bayGroup = (page: Page, name: string) => main(page).getByRole('group', { name });

let before: BaysBefore;
test.beforeEach(async () => {
  before = await readBays();
  await withFirstBay();
});
test.afterEach(() => putBaysBack(before));

async function openBays(page: Page): Promise<void> {
  await openSignedIn(page, address, await newAccount('admin'));
  await expect(main(page).getByRole('heading', { name: 'Bays and vans' })).toBeVisible();
}

/** Saves, and answers the question that the page may ask about bookings that earlier tests have left. */
async function save(page: Page): Promise<void> {
  await button(page, 'Save changes').click();
  const question = dialog(page).getByRole('button', { name: 'Yes, change them' });
  const unsaved = main(page).getByRole('region', { name: 'Unsaved changes' });
  await expect
    .poll(async () => {
      if (await question.isVisible()) await question.click();
      return unsaved.count();
    })
    .toBe(0);
  // The toast of a save soon after another one is not repeated, and a slow machine looks after it is gone.
  await expectTold(page, 'Bays saved');
}

const other: Bay = { _id: 'other', name: 'Other', kind: 'bay', services: null, cleanUp: 5 };

const changedMeanwhile = 'Somebody changed this list meanwhile. Reload to see the change.';

/** Tries to save bays that are based on an older list than the saved one. */
async function saveInVain(page: Page): Promise<void> {
  const refused = page.waitForResponse((response) => response.status() === 409);
  await button(page, 'Save changes').click();
  await refused;
  await expectTold(page, `Failed to save the bays: ${changedMeanwhile}`);
}

async function reload(page: Page): Promise<void> {
  await button(page, 'Reload the bays').click();
  await expect(main(page).getByText(changedMeanwhile)).toHaveCount(0);
  await expect(main(page).getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
}

/** Answers the question that a change asks when it takes a bay from somebody. */
async function confirmChange(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Yes, change them' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expectTold(page, 'Bays saved');
}

test('setting up: from the first bay to two in another order, and one that goes', async ({
  page,
  service,
  customer,
}) => {
  const [slot] = await newSlots(service, [{ startTime: '10:00', date: quietDay() }]);
  if (!slot) throw new Error('No slot');
  await openBays(page);
  await expect(bayGroup(page, 'Bay 1')).toBeVisible();
  await button(page, 'Add a bay').click();
  await bayGroup(page, 'Bay 2').getByLabel('Name').fill('Lift');
  await button(page, 'Move Lift up').click();
  await save(page);
  await expect.poll(() => bayNames()).toEqual(['Lift', 'Bay 1']);

  const second = bayGroup(page, 'Bay 1');
  await second.getByLabel('Name').fill('lift');
  await button(page, 'Save changes').click();
  await expect(main(page)).toContainText('Every bay needs a name of its own.');
  await main(page)
    .getByRole('group', { name: 'lift', exact: true })
    .getByLabel('Name')
    .fill('Bay 1');
  // Two bookings of one start need both bays.
  await newBooking(customer, slot);
  await newBooking(customer, slot);
  await button(page, 'Remove Bay 1').click();
  await button(page, 'Save changes').click();
  await dialog(page).getByRole('button', { name: 'No, keep them' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(bayNames).toEqual(['Lift', 'Bay 1']);
  await button(page, 'Save changes').click();
  await confirmChange(page);
  await expect.poll(() => bayNames()).toEqual(['Lift']);
});

test('a van has to be told what it does', { tag: '@long' }, async ({ page, service }) => {
  await openBays(page);
  await button(page, 'Add a bay').click();
  const van = bayGroup(page, 'Bay 2');
  await van.getByLabel('Kind').click();
  await page.getByRole('option', { name: 'Van' }).click();
  await button(page, 'Save changes').click();
  await expect(main(page)).toContainText('Choose what the van does.');
  await van.getByLabel('Services').click();
  await page.getByRole('option', { name: service.name }).click();
  await page.keyboard.press('Escape');
  await save(page);
  await expect(van.getByLabel('Services')).toContainText(service.name);
});

const withoutBay = (page: Page, { name }: Service) =>
  main(page)
    .getByRole('region', { name: 'Bookings without a bay' })
    .getByRole('listitem')
    .filter({ hasText: name });

test('a bay that is gone leaves a booking without one, which moves with one click', async ({
  page,
  service,
  customer,
}) => {
  const date = quietDay();
  const [first] = await newSlots(service, [
    { startTime: '10:00', date },
    { startTime: '11:00', date },
  ]);
  if (!first) throw new Error('No slots');
  await setBays([other, { ...other, _id: 'gone', name: 'Gone' }]);
  const bookings = [await newBooking(customer, first), await newBooking(customer, first)];
  await openBays(page);
  await button(page, 'Remove Gone').click();
  const previewed = page.waitForResponse('**/api/bays');
  await button(page, 'Save changes').click();
  const { displaced } = (await (await previewed).json()).data;
  const own = displaced.filter(({ serviceName }: AffectedBooking) => serviceName === service.name);
  expect(own).toHaveLength(1);
  // Bookings of the demo data may lose their bay as well.
  const lost = displaced.length === 1 ? '1 booking' : `${displaced.length} bookings`;
  await expect(dialog(page)).toContainText(`${lost} will have no bay.`);
  await confirmChange(page);

  const list = withoutBay(page, service);
  await expect(list).toHaveCount(1);
  await list.getByRole('button', { name: /^Move to .* 11:00$/ }).click();
  await expect(toast(page, 'Booking moved')).toBeVisible();
  await expect(list).toHaveCount(0);
  const moved = await Promise.all(bookings.map(bookingNow));
  expect(moved.map(({ slot }) => slot.startTime).sort()).toEqual(['10:00', '11:00']);
});

test('a closed afternoon leaves a booking without a bay, which goes where the desk says', {
  tag: '@long',
}, async ({ page, service, customer }) => {
  const date = quietDay();
  const [first] = await newSlots(service, [
    { startTime: '11:00', date },
    { startTime: '12:00', date },
  ]);
  if (!first) throw new Error('No slots');
  await setBays([other, { ...other, _id: 'gone', name: 'Gone' }]);
  const bookings = [await newBooking(customer, first), await newBooking(customer, first)];
  await openBays(page);
  await button(page, 'Remove Gone').click();
  await button(page, 'Save changes').click();
  await expect(dialog(page)).toContainText('will have no bay.');
  await inEveryLook(page, () => expectUsable(page));
  await dialog(page).getByRole('button', { name: 'No, keep them' }).click();
  await expect(dialog(page)).toHaveCount(0);

  await button(page, 'Close shop or bays').click();
  await dialog(page).getByRole('checkbox', { name: 'Other' }).check();
  await typeDay(page, 'Day', date);
  await dialog(page).getByRole('button', { name: 'Hours' }).click();
  await dialog(page).getByLabel('From', { exact: true }).fill('10:50');
  await dialog(page).getByLabel('To', { exact: true }).fill('11:30');
  await expect(dialog(page)).toContainText('1 booking will have no bay.');
  await dialog(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast(page, 'Closed')).toBeVisible();
  const list = withoutBay(page, service);
  await expect(list).toHaveCount(1);
  await inEveryLook(page, () => expectUsable(page));
  await list.getByRole('button', { name: 'Other time' }).click();
  await dialog(page).getByRole('button', { name: /12:00/ }).click();
  await dialog(page)
    .getByRole('button', { name: /^Move to .* 12:00$/ })
    .click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(list).toHaveCount(0);
  const now = await Promise.all(bookings.map(bookingNow));
  expect(now.map(({ slot }) => slot.startTime).sort()).toEqual(['11:00', '12:00']);
});

test('a booking that a colleague has moved meanwhile is not moved again, and leaves the list', {
  tag: '@long',
}, async ({ page, service, customer, browserErrors }) => {
  browserErrors.allow(/status of 409/);
  const date = quietDay();
  const times = ['10:00', '11:00', '12:00'];
  const slots = await newSlots(
    service,
    times.map((startTime) => ({ startTime, date })),
  );
  const [first, , third] = slots;
  if (!first || !third) throw new Error('No slots');
  await setBays([{ ...other, _id: 'gone', name: 'Gone' }, other]);
  const bookings = [await newBooking(customer, first), await newBooking(customer, first)];
  await setBays([other]);
  await openBays(page);
  const row = withoutBay(page, service);
  const link = await row.getByRole('link', { name: 'Open the booking' }).getAttribute('href');
  const booking = bookings.find(({ _id }) => link?.includes(_id));
  if (!booking) throw new Error('Another booking');
  await moveAtDesk(booking, third);
  await row.getByRole('button', { name: /^Move to .* 11:00$/ }).click();
  const message = 'A colleague moved it to 12:00. Please look again.';
  await expect(toast(page, `Failed to move the booking: ${message}`)).toBeVisible();
  await expect(row).toHaveCount(0);
  const { slot } = await bookingNow(booking);
  expect(slot.startTime).toBe('12:00');
});

test('unsaved changes survive a lost connection, a reload and changes by others', {
  tag: '@long',
}, async ({ page, context, browserErrors }) => {
  await test.step('a save while offline loses nothing and says so', async () => {
    await openBays(page);
    await button(page, 'Add a bay').click();
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await context.setOffline(true);
    await button(page, 'Save changes').click();
    await expect(toast(page, 'You are offline. This needs a connection.')).toBeVisible();
    await context.setOffline(false);
    await save(page);
    await expect.poll(() => bayNames()).toEqual(['Bay 1', 'Bay 2']);
  });

  await test.step('what is not saved survives a reload, and is asked about before it is lost', async () => {
    await withFirstBay();
    await page.goto(address);
    await expect(bayGroup(page, 'Bay 1')).toBeVisible();
    await expect(bayGroup(page, 'Bay 2')).toHaveCount(0);
    await button(page, 'Add a bay').click();
    await bayGroup(page, 'Bay 2').getByLabel('Name').fill('Tunnel');
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(main(page)).toContainText('Here are the changes that you had not saved yet.');
    await expect(bayGroup(page, 'Tunnel')).toBeVisible();
    await page.getByRole('link', { name: 'Audit' }).first().click();
    await expect(dialog(page)).toContainText('Discard your changes?');
    await dialog(page).getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(/audit/);
  });

  await test.step('what was typed before a reload takes away nothing that was added meanwhile', async () => {
    await withFirstBay();
    await page.goto(address);
    await expect(bayGroup(page, 'Bay 1')).toBeVisible();
    await expect(bayGroup(page, 'Bay 2')).toHaveCount(0);
    await button(page, 'Add a bay').click();
    await bayGroup(page, 'Bay 2').getByLabel('Name').fill('Tunnel');
    page.once('dialog', (asked) => void asked.accept());
    await page.goto('about:blank');
    await setBays([other]);
    await page.goto(address);
    await expect(bayGroup(page, 'Tunnel')).toBeVisible();
    browserErrors.allow(/status of 409/);
    await saveInVain(page);
    await expect.poll(() => bayNames()).toEqual(['Other']);
    await reload(page);
    await button(page, 'Add a bay').click();
    await bayGroup(page, 'Bay 2').getByLabel('Name').fill('Tunnel');
    await save(page);
    await expect.poll(() => bayNames()).toEqual(['Other', 'Tunnel']);
  });
});

test('two admins add a bay at once: the second is refused, reloads and removes nothing', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 409/);
  await openBays(page);
  await button(page, 'Add a bay').click();
  await setBays([other]);
  await expect(main(page).getByText(changedMeanwhile)).toBeVisible();
  await inEveryLook(page, () => expectUsable(page));
  await saveInVain(page);
  await expect.poll(() => bayNames()).toEqual(['Other']);
  await reload(page);
  await expect(bayGroup(page, 'Other')).toBeVisible();
  await expect(bayGroup(page, 'Bay 1')).toHaveCount(0);
  await button(page, 'Add a bay').click();
  await save(page);
  await expect.poll(() => bayNames()).toEqual(['Other', 'Bay 2']);

  // The other one is saved while this save is on its way.
  await button(page, 'Add a bay').click();
  const { roster } = await readBays();
  const late = { ...other, _id: 'late', name: 'Late' };
  await page.route(
    '**/api/bays',
    async (route) => {
      await setBays([...(roster?.bays ?? []), late]);
      await route.continue();
    },
    { times: 1 },
  );
  await saveInVain(page);
  await reload(page);
  await button(page, 'Add a bay').click();
  await save(page);
  await expect.poll(() => bayNames()).toEqual(['Other', 'Bay 2', 'Late', 'Bay 4']);
});
