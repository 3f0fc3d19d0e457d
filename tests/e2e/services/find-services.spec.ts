import { randomBytes } from 'node:crypto';
import type { Service } from '@carwash/domain/services/service';
import type { Page } from '@playwright/test';
import { appStarted } from '../support/browser/app-started.ts';
import { isHydrated } from '../support/browser/is-hydrated.ts';
import { navigateTo } from '../support/browser/navigate-to.ts';
import { newService, newServicesOfOneBay, removeService } from '../support/records/catalogue.ts';
import { test as base, expect } from '../support/test.ts';

interface Fixtures {
  /** Services from A to Z with a word in their names that no other service has. */
  shelf: { word: string; services: Service[] };
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  shelf: async ({}, use) => {
    const word = `Shelf${randomBytes(4).toString('hex')}`;
    const services = await newServicesOfOneBay(
      ...[...alphabet].map(
        (letter, index): Partial<Service> => ({
          name: `${letter} ${word}`,
          price: 300 - index * 10,
          category: index < 3 ? 'detailing' : 'ecoFriendly',
        }),
      ),
    );
    await use({ word, services });
    await Promise.all(services.map(removeService));
  },
});

const cards = (page: Page) =>
  page.getByRole('region', { name: 'Results' }).getByRole('listitem').getByRole('heading');

const letters = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((name) => name.slice(0, 1)).join('');

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option }).click();
}

test('services are found by search, category, order and page, which the address keeps', async ({
  page,
  shelf: { word },
  browserErrors,
}) => {
  await test.step('the address keeps each choice, and the back button undoes it', async () => {
    await page.goto('/services');
    await page.getByLabel('Search services').fill(word.toUpperCase());
    await expect(page.getByText('26 services · page 1 of 2')).toBeVisible();
    await expect(page).toHaveURL(`/services?search=${word.toUpperCase()}`);
    await expect.poll(() => letters(page)).toBe('ABCDEFGHIJKLMNOPQRSTUVWX');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Best match');

    await choose(page, 'Sort by', 'Price: low to high');
    await expect(page).toHaveURL(/sortBy=priceAsc/);
    await expect.poll(() => letters(page)).toBe('ZYXWVUTSRQPONMLKJIHGFEDC');

    await page.getByRole('link', { name: 'Go to page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => letters(page)).toBe('BA');

    await choose(page, 'Category', 'Detailing');
    await expect(page).toHaveURL(/category=detailing/);
    await expect(page).not.toHaveURL(/page=/);
    await expect.poll(() => letters(page)).toBe('CBA');

    await page.goBack();
    await expect.poll(() => letters(page)).toBe('BA');
    await page.goBack();
    await expect.poll(() => letters(page)).toBe('ZYXWVUTSRQPONMLKJIHGFEDC');
    await page.goBack();
    await expect.poll(() => letters(page)).toBe('ABCDEFGHIJKLMNOPQRSTUVWX');
  });

  await test.step('an address with a query shows what it asks for', async () => {
    await page.goto(`/services?search=${word}&category=ecoFriendly&sortBy=name&page=9`);
    await expect(page.getByText('23 services')).toBeVisible();
    await expect(page.getByLabel('Search services')).toHaveValue(word);
    await expect(page.getByRole('combobox', { name: 'Category' })).toHaveText(
      'Eco-Friendly Services',
    );
    await expect.poll(() => letters(page)).toBe('DEFGHIJKLMNOPQRSTUVWXYZ');
  });

  await test.step('the list and the page of a service follow the catalogue', async () => {
    await page.goto(`/services?search=${word}&category=detailing`);
    await expect(page.getByText('3 services')).toBeVisible();
    const added = await newService({ name: `I ${word}`, category: 'detailing' });
    await expect(page.getByText('4 services')).toBeVisible();
    await page.getByRole('link', { name: added.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: added.name })).toBeVisible();
    await removeService(added);
    await expect(page.getByText('We could not find this service.')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('3 services')).toBeVisible();
  });

  await test.step('a service that does not exist says so and leads to the others', async () => {
    // The page itself answers so.
    browserErrors.allow(/status of 404/);
    await navigateTo(page, '/services/nosuch00');
    await expect(page.getByText('We could not find this service.')).toBeVisible();
    await page.getByRole('link', { name: 'See all services' }).click();
    await expect(page).toHaveURL('/services');
  });
});

test('a search that finds nothing can be cleared, and one that is being typed holds up neither a click nor Back', {
  tag: '@long',
}, async ({ page }) => {
  await test.step('a search that finds nothing says so and can be cleared', async () => {
    await page.goto('/services?search=no-such-thing&category=detailing');
    await expect(page.getByText('No service matches your search.')).toBeVisible();
    await expect(page.getByText('No services found')).toBeVisible();
    // Before that the link loads a page, on which the button below waits for the app.
    const clear = page.getByRole('link', { name: 'Clear search' });
    await expect.poll(() => isHydrated(clear)).toBe(true);
    await clear.click();
    await expect(page).toHaveURL('/services?category=detailing');
    await expect(cards(page)).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/services');
    await expect(cards(page)).not.toHaveCount(0);
  });

  // The way out comes just before the search, and the page is too busy to render in between.
  const leaveWhileTyping = (way: string) => `(async () => {
    const busyFor = (ms) => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    document.execCommand('insertText', false, 'a');
    await Promise.resolve();
    busyFor(245);
    ${way}
    busyFor(30);
  })()`;
  const ways = {
    'a click': () => `document.querySelector('section[aria-label=Results] a').click();`,
    Back: (address: string) => `
      history.pushState(null, '', '${address}');
      dispatchEvent(new PopStateEvent('popstate'));`,
  };
  for (const [way, leaving] of Object.entries(ways)) {
    await test.step(`${way} just after typing is not held up by the search`, async () => {
      await page.goto('/services');
      await appStarted(page);
      const first = page.getByRole('region', { name: 'Results' }).getByRole('link').first();
      const address = (await first.getAttribute('href')) ?? '';
      await page.getByLabel('Search services').focus();
      await page.evaluate(leaveWhileTyping(leaving(address)));
      await expect(page).toHaveURL(address);
      await expect(page.getByLabel('Search services')).toBeHidden();
    });
  }
});

test('choosing a service while a search is being typed leads to the service', {
  tag: '@long',
}, async ({ page, service, passTime }) => {
  await page.clock.install();
  await page.goto(`/services?search=${encodeURIComponent(service.name)}`);
  const link = page.getByRole('link', { name: service.name });
  await expect(link).toBeVisible();
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/assets\/service-page-.*\.js$/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByLabel('Search services').fill('another');
  await link.click();
  await page.clock.resume();
  await passTime(1000);
  loaded.resolve();
  await expect(page).toHaveURL(`/services/${service._id}`);
  await expect(page.getByRole('heading', { level: 1, name: service.name })).toBeVisible();
});
