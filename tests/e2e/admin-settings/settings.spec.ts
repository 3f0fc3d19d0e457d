import { defaultSettings } from '@carwash/domain/settings/default-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { addDays, businessDay, startOfNextDay } from '@carwash/domain/time/business-time';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { inEveryLook } from '../support/browser/every-look.ts';
import { expectUsable } from '../support/browser/expect-usable.ts';
import { allowLostConnection } from '../support/browser/firestore-connection.ts';
import { servedByWorker } from '../support/browser/service-worker.ts';
import { newAccount } from '../support/records/accounts.ts';
import { newBooking } from '../support/records/bookings.ts';
import { slotNow } from '../support/records/purchase-reads.ts';
import { withoutSettings } from '../support/records/settings.ts';
import { leaveNoStarts, makeStarts } from '../support/records/starts.ts';
import { typeDay } from '../support/screens/day-field.ts';
import { expectTold, toast } from '../support/screens/toasts.ts';
import { db } from '../support/server/emulators.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { businessTimeZone } from '../support/suite.ts';
import { expect, test } from '../support/test.ts';

const address = '/dashboard/settings?section=all';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true });
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });

const document = db.settings.doc(publicSettingsId);
const stored = async () => (await document.get()).data();
const store = (settings: Partial<PublicSettings>) =>
  document.set({ _id: publicSettingsId, ...settings });

/** Every page shows the settings, so each test leaves them as they were. */
let putBack: () => Promise<void>;
test.beforeEach(async () => {
  putBack = await withoutSettings();
  // The question about changed hours would count what services of other tests have left.
  await makeStarts();
});
test.afterEach(() => putBack());

async function openSettings(page: Page): Promise<void> {
  await openSignedIn(page, address, await newAccount('admin'));
  await expect(field(page, 'Name')).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save changes').click();
  await expect(main(page).getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
  // The toast of a save soon after another one is not repeated, and a slow machine looks after it is gone.
  await expectTold(page, 'Settings saved');
}

const changedMeanwhile = 'Somebody changed this list meanwhile. Reload to see the change.';

/** Tries to save a list that is based on an older one than the saved one. */
async function saveInVain(page: Page): Promise<void> {
  await expect(main(page).getByText(changedMeanwhile)).toBeVisible();
  const refused = page.waitForResponse((response) => response.status() === 409);
  await button(page, 'Save changes').click();
  await refused;
  await expectTold(page, `Failed to save the settings: ${changedMeanwhile}`);
}

test('every page shows the business before any script has run, and asks for it once', {
  tag: '@long',
}, async ({ page, request, anotherBrowser }) => {
  await test.step('changed business details are on every page', async () => {
    await openSettings(page);
    await field(page, 'Name').fill('Corner Wash');
    await field(page, 'Tagline').fill('By hand');
    await field(page, 'Address line 1').fill('1 New Street');
    await field(page, 'Address line 2').fill('');
    await field(page, 'Phone').fill('0123 456');
    await field(page, 'Email').fill('corner@wash.test');
    await save(page);
    await expect(page.getByRole('link', { name: 'Corner Wash, home' }).first()).toBeVisible();
    await expect
      .poll(() => stored())
      .toMatchObject({ name: 'Corner Wash', address: ['1 New Street'] });

    for (const path of ['/', '/about', '/services']) {
      const html = await (await request.get(path)).text();
      for (const told of [
        'Corner Wash',
        '1 New Street',
        'tel:0123456',
        'mailto:corner@wash.test',
      ]) {
        expect(html, path).toContain(told);
      }
      expect(html, path).toContain('"telephone":"0123 456"');
      expect(html, path).not.toContain(`>${defaultSettings.name}<`);
    }
    await page.goto('/');
    await expect(page).toHaveTitle('Corner Wash · By hand');
  });

  await test.step('a page that only browsers render asks for the settings once', async () => {
    const page = await anotherBrowser();
    await store({ name: 'Corner Wash' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/auth/signin');
    await expect(page.getByRole('link', { name: 'Corner Wash, home' }).first()).toBeVisible();
    await expect(page).toHaveTitle('Sign in · Corner Wash');
    expect(asked.filter((path) => path === '/api/settings')).toHaveLength(1);
    asked.length = 0;
    await page.goto('/about');
    await expect(page.getByRole('button', { name: /Switch to/ })).toBeVisible();
    expect(asked).not.toContain('/api/settings');
  });
});

/** A file of one colour. */
const pictureFile = async (background: string) => ({
  name: 'place.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 960, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

async function addPicture(page: Page, number: number, background: string, caption: string) {
  await button(page, 'Add picture').click();
  await field(page, `Picture ${number}`).setInputFiles(await pictureFile(background));
  const preview = main(page).getByRole('img', { name: `Picture ${number}: preview` });
  await expect(preview).toHaveAttribute('src', /^\/api\/images\//);
  await field(page, `Caption of picture ${number}`).fill(caption);
}

test('pictures are uploaded, sorted and removed, and shown on the About page before any script', {
  tag: '@long',
}, async ({ page, request, browserErrors }) => {
  browserErrors.allow(/status of 500/);
  const about = async () => (await request.get('/about')).text();
  const before = await about();
  expect(before).not.toContain('Have a look around');
  await openSettings(page);
  await page.route('**/api/images', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page, 'Add picture').click();
  await field(page, 'Picture 1').setInputFiles(await pictureFile('#264'));
  await expect(main(page).getByText('Failed to upload image')).toBeVisible();
  await button(page, 'Remove picture 1').click();
  await page.unroute('**/api/images');

  await addPicture(page, 1, '#264', 'The foam arch');
  await addPicture(page, 2, '#753', 'The desk');
  await addPicture(page, 3, '#37b', 'The café');
  await button(page, 'Move picture 2 up').click();
  await inEveryLook(page, () => expectUsable(page));
  await save(page);
  const [first] = (await stored())?.pictures ?? [];
  await expect
    .poll(async () => (await stored())?.pictures?.map(({ caption }) => caption))
    .toEqual(['The desk', 'The foam arch', 'The café']);
  const html = await about();
  expect(html).toContain('Have a look around');
  expect(html).toContain(` src="${first?.image}"`);
  expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${first?.image}"`));

  const visitor = page;
  await visitor.goto('/about');
  const figures = main(visitor).getByRole('figure');
  await expect(figures).toHaveText(['The desk', 'The foam arch', 'The café']);
  for (const figure of await figures.all()) {
    await expect(figure.locator('img')).toHaveAttribute('loading', 'lazy');
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
  await inEveryLook(visitor, () => expectUsable(visitor));

  await page.goto(address);
  for (const _ of [1, 2, 3]) await button(page, 'Remove picture 1').click();
  await save(page);
  await expect.poll(async () => (await stored())?.pictures).toEqual([]);
});

test('booking rules, vehicle details, other hours and opening hours are checked and saved', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('booking rules: each is told in words, checked, and saved', async () => {
    await openSettings(page);
    await field(page, 'Days ahead').fill('14');
    await field(page, 'Lead time').fill('90');
    await field(page, 'Hold time').fill('2');
    await field(page, 'Cancellation notice').fill('48');
    await button(page, 'Save changes').click();
    await expect(field(page, 'Hold time')).toHaveAccessibleDescription(
      'Hold time must be at least 5.',
    );
    await field(page, 'Hold time').fill('10');
    await save(page);
    await expect
      .poll(() => stored())
      .toEqual({
        _id: publicSettingsId,
        bookAheadDays: 14,
        lastMinutes: 90,
        holdMinutes: 10,
        cancellationHours: 48,
      });
  });

  await test.step('vehicle details are saved', async () => {
    await main(page).getByRole('checkbox', { name: 'Brand' }).uncheck();
    await main(page).getByRole('checkbox', { name: 'Year of manufacture' }).uncheck();
    await save(page);
    await expect.poll(stored).toMatchObject({ askedVehicleDetails: ['model'] });
  });

  await test.step('other hours: their days are asked for, and a holiday beside them stays', async () => {
    const day = '2031-05-01';
    await store({ exceptions: [{ from: day, to: day, periods: [], note: 'Labour Day' }] });
    await expect(main(page)).toContainText('Labour Day');
    await button(page, 'Add other hours').click();
    await button(page, 'Save changes').click();
    await expect(main(page)).toContainText('First day is required.');
    await typeDay(page, 'First day', '2031-05-02');
    await field(page, 'Note').fill('Short day');
    await save(page);
    await expect
      .poll(async () => (await stored())?.exceptions)
      .toMatchObject([
        { note: 'Labour Day', periods: [] },
        { from: '2031-05-02', to: '2031-05-02', note: 'Short day', periods: [{ opens: '09:00' }] },
      ]);

    await page.reload();
    await expect(field(page, 'Note')).toHaveValue('Short day');
    await button(page, 'Remove exception 1').click();
    await expect(button(page, 'Add other hours')).toBeFocused();
    await save(page);
    await expect
      .poll(async () => (await stored())?.exceptions)
      .toMatchObject([{ note: 'Labour Day' }]);
    await main(page)
      .getByRole('button', { name: /^Open again: The whole shop/ })
      .click();
    await expect.poll(async () => (await stored())?.exceptions).toEqual([]);
  });

  await test.step('opening hours: closed days, a break, and the same on all open days', async () => {
    const sunday = main(page).getByRole('group', { name: 'Sunday' });
    await sunday.getByRole('switch', { name: 'Sunday' }).click();
    await expect(sunday).toContainText('Closed');
    await field(page, 'Monday: opens').fill('08:30');
    await field(page, 'Monday: closes').fill('12:00');
    await button(page, 'Add a break to Monday').click();
    await field(page, 'Monday: opens').nth(1).fill('11:00');
    await field(page, 'Monday: closes').nth(1).fill('18:00');
    await button(page, 'Save changes').click();
    await expect(main(page)).toContainText('Overlaps the time before.');
    await expect(field(page, 'Monday: opens').nth(1)).toBeFocused();
    await field(page, 'Monday: opens').nth(1).fill('13:00');
    await button(page, 'Copy to all open days: Monday').click();
    await save(page);

    const open = {
      periods: [
        { opens: '08:30', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
    };
    await expect
      .poll(async () => (await stored())?.hours)
      .toEqual([{ periods: [] }, open, open, open, open, open, open]);
    await page.goto('/about');
    await expect(main(page)).toContainText('Monday to Saturday');
    await expect(main(page)).toContainText('8:30 to 12:00, 13:00 to 18:00');
  });
});

test('the footer shows the exception of today, and the hours of tomorrow when the day ends', {
  tag: '@long',
}, async ({ page, passTime }) => {
  const now = new Date();
  const today = businessDay(now, businessTimeZone);
  const tomorrow = addDays(today, 1);
  const closed = { from: today, to: today, periods: [], note: 'Stocktaking' };
  const short = { opens: '10:00', closes: '14:00' };
  await store({
    exceptions: [closed, { from: tomorrow, to: tomorrow, periods: [short], note: '' }],
  });
  await page.clock.install({ time: now });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Closed today: Stocktaking');
  const nextDay = startOfNextDay(now, businessTimeZone).getTime();
  await passTime(nextDay - now.getTime() + 60_000);
  await expect(footer).toContainText('Open today 10:00 to 14:00');
});

const changeQuestion = (page: Page) => page.getByRole('dialog', { name: 'Save these changes?' });

const outsideHours = (page: Page) =>
  main(page).getByRole('region', { name: 'Bookings outside the opening hours' });

/** Opens and closes at these times on all open days. */
async function saveHours(page: Page, opens: string, closes: string): Promise<void> {
  await field(page, 'Monday: opens').fill(opens);
  await field(page, 'Monday: closes').fill(closes);
  await button(page, 'Copy to all open days: Monday').click();
  await button(page, 'Save changes').click();
}

test('slots follow changed hours in every browser, after a question that tells what changes', async ({
  page,
  anotherBrowser,
  customer,
  service,
}) => {
  await db.services.doc(service._id).update({ startsEvery: 60, duration: 60 });
  const tomorrow = addDays(businessDay(new Date(), businessTimeZone), 1);
  const question = changeQuestion(page);
  await openSettings(page);
  await saveHours(page, '09:00', '12:00');
  await expect(question).toContainText(/\d+ time slots are added\./);
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Settings saved')).toBeVisible();

  const phone = await anotherBrowser();
  await phone.goto(`/services/${service._id}?date=${tomorrow}`);
  const shown = phone.getByRole('button', { name: /^\d\d:00/ });
  await expect(shown).toHaveText(['09:00', '10:00', '11:00']);
  const slot = await slotNow({ _id: `${service._id}_${tomorrow}_0900` });
  await newBooking(customer, slot);

  await saveHours(page, '10:00', '13:00');
  await expect(question).toContainText(
    /time slots? (is|are) added, \d+ time slots? (is|are) removed/,
  );
  await expect(question).toContainText('1 booking is outside the opening hours');
  await expect(question.getByRole('link')).toHaveText(/, 09:00$/);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(async () => (await stored())?.hours?.[1]?.periods)
    .toEqual([{ opens: '09:00', closes: '12:00' }]);

  const made = page.waitForResponse('**/api/services/slots/by-hours');
  await button(page, 'Save changes').click();
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(shown).toHaveText(['09:00Booked', '10:00', '11:00', '12:00']);
  await made;

  await main(page).getByRole('link', { name: 'Bays', exact: true }).click();
  const row = outsideHours(page).getByRole('listitem').filter({ hasText: customer.name });
  await expect(row).toContainText('at 09:00');
  await row.getByRole('button', { name: /^Move to .* 10:00$/ }).click();
  await expect(row).toHaveCount(0);
  await expect(shown).toHaveText(['10:00Booked', '11:00', '12:00']);

  await leaveNoStarts(service);
});

test('the question about changed hours and the bookings outside them are usable in every look', {
  tag: '@long',
}, async ({ page, customer, service, slot }) => {
  await newBooking(customer, slot);
  await db.services.doc(service._id).update({ startsEvery: 60 });
  const question = changeQuestion(page);
  await openSettings(page);
  await saveHours(page, '11:00', '14:00');
  await expect(question).toContainText('1 booking is outside the opening hours');
  // Half-way into the page its letters are faint.
  await expect(page.locator('.MuiDialog-container')).toHaveCSS('opacity', '1');
  await inEveryLook(page, () => expectUsable(page));
  const made = page.waitForResponse('**/api/services/slots/by-hours');
  await question.getByRole('button', { name: 'Save' }).click();
  await made;

  await main(page).getByRole('link', { name: 'Bays', exact: true }).click();
  const row = outsideHours(page).getByRole('listitem').filter({ hasText: customer.name });
  await expect(row).toContainText('at 10:00');
  // It fades away, too.
  await expect(toast(page, 'Settings saved')).toHaveCount(0);
  await inEveryLook(page, () => expectUsable(page));
  await leaveNoStarts(service);
});

test('a new length or new times of a service show their effects before they are saved', {
  tag: '@long',
}, async ({ page, service }) => {
  await openSignedIn(page, `/dashboard/services/${service._id}/edit`, await newAccount('admin'));
  const question = page.getByRole('dialog', { name: 'Save these changes?' });
  const save = async () => {
    await expect(button(page, 'Save changes')).toBeEnabled();
    await button(page, 'Save changes').click();
  };
  await field(page, 'Times').click();
  await page.getByRole('option', { name: 'Every 60 minutes while open' }).click();
  await save();
  await expect(question).toContainText(/\d+ time slots are added\./);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  const serviceNow = async () => (await db.services.doc(service._id).get()).data();
  await expect.poll(async () => (await serviceNow())?.startsEvery).toBeNull();
  await save();
  const made = page.waitForResponse('**/api/services/slots/by-hours');
  await question.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Service updated successfully')).toBeVisible();
  await made;

  await field(page, 'Duration').fill('50');
  await save();
  await expect(question).toContainText(/\d+ time slots are changed\./);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await field(page, 'Duration').fill(String(service.duration));
  await field(page, 'Price').fill('51');
  await save();
  await expect.poll(async () => (await serviceNow())?.price).toBe(51);
  await expect(question).toHaveCount(0);
  await leaveNoStarts(service);
});

test('unsaved settings are usable in every look, and lost to nobody', {
  tag: '@long',
}, async ({ page, browserErrors }) => {
  await test.step('settings with breaks, exceptions and unsaved changes are usable in every look', async () => {
    const withBreak = {
      periods: [
        { opens: '08:00', closes: '12:00' },
        { opens: '13:00', closes: '18:00' },
      ],
    };
    await store({
      hours: Array.from({ length: 7 }, () => withBreak),
      exceptions: [{ from: '2031-05-01', to: '2031-05-03', ...withBreak, note: 'Fair' }],
    });
    await openSettings(page);
    await field(page, 'Name').fill('Corner Wash');
    await inEveryLook(page, () => expectUsable(page));
  });

  await test.step('unsaved changes are discarded only when that is meant', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await field(page, 'Name').fill('Corner Wash');
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Keep|Stay|Cancel/ })
      .click();
    await expect(field(page, 'Name')).toHaveValue('Corner Wash');
    await button(page, 'Discard').click();
    await expect(field(page, 'Name')).toHaveValue(defaultSettings.name);
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Audit' })).toBeVisible();
  });

  await test.step('two admins lose nothing of each other', async () => {
    await store({});
    await page.goBack();
    await field(page, 'Name').fill('Corner Wash');
    await store({ phone: '0999 888' });
    await expect(field(page, 'Phone')).toHaveValue('0999 888');
    await expect(main(page).getByText('The settings were changed elsewhere')).toBeVisible();
    await save(page);
    await expect.poll(() => stored()).toMatchObject({ name: 'Corner Wash', phone: '0999 888' });

    // A list is saved as a whole, so the second admin is refused; what was typed in other fields stays.
    browserErrors.allow(/status of 409/);
    const closed = (day: string) => ({ from: day, to: day, periods: [], note: '' });
    await field(page, 'Tagline').fill('By hand');
    await button(page, 'Add other hours').click();
    await typeDay(page, 'First day', '2031-05-01');
    await document.update({ exceptions: [closed('2031-06-01')] });
    await saveInVain(page);
    await expect(button(page, 'Reload the exceptions')).toBeFocused();
    await expect.poll(() => stored()).not.toHaveProperty('tagline');
    await button(page, 'Reload the exceptions').click();
    await expect(field(page, 'Tagline')).toHaveValue('By hand');
    await button(page, 'Add other hours').click();
    const firstDay = main(page)
      .getByRole('group', { name: 'Exception 1' })
      .getByRole('group', { name: 'First day', exact: true });
    await firstDay.getByRole('spinbutton', { name: 'Day' }).click();
    await page.keyboard.type('01052031');
    await save(page);
    await expect
      .poll(() => stored())
      .toMatchObject({
        tagline: 'By hand',
        exceptions: [
          closed('2031-06-01'),
          { ...closed('2031-05-01'), periods: [{ opens: '09:00' }] },
        ],
      });
  });

  await test.step('the audit tells what was changed', async () => {
    await main(page).getByRole('switch', { name: 'Sunday' }).click();
    await save(page);
    await page.getByRole('link', { name: 'Audit', exact: true }).click();
    const latest = page.getByRole('table', { name: 'Changes by staff' }).getByRole('row').nth(1);
    await expect(latest).toContainText('Every day: 9:00 to 19:00');
    await expect(latest).toContainText('Sunday: Closed');
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the business is shown as this device has last seen it', { tag: '@long' }, async ({
    page,
    context,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    allowLostConnection(browserErrors);
    await store({ name: 'Corner Wash' });
    await page.goto('/');
    await servedByWorker(page);
    await context.setOffline(true);
    await page.goto('/about');
    await expect(page.getByRole('link', { name: 'Corner Wash, home' }).first()).toBeVisible();
    await context.setOffline(false);
  });
});

test('what is wrong is shown and gets the focus, in whatever section it stands', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, '/dashboard/settings', await newAccount('admin'));
  await field(page, 'Name').fill('');
  await button(page, 'Booking').click();
  await expect(field(page, 'Hold time')).toBeVisible();
  await field(page, 'Search settings').fill('spaceship');
  await expect(main(page)).toContainText('No such setting here');

  await button(page, 'Save changes').click();
  await expect(field(page, 'Name')).toBeFocused();
  // Letter by letter: the first one ends the error.
  await field(page, 'Name').pressSequentially('Corner Wash');
  await expect(field(page, 'Name')).toHaveValue('Corner Wash');
  await expect(field(page, 'Name')).toBeFocused();
  await save(page);
  await expect.poll(async () => (await stored())?.name).toBe('Corner Wash');
});
