import type { Page } from '@playwright/test';
import { appStarted } from '../support/browser/app-started.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import { isHydrated } from '../support/browser/is-hydrated.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** Expects that the page shows the only service with this name, and that the address names the search. */
async function expectSearched(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/[?&]search=/);
  await expect(page.getByLabel('Search services')).toHaveValue(name);
  await expect(page.getByRole('region', { name: 'Results' }).getByRole('link')).toContainText([
    name,
  ]);
}

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and their links lead on', async ({ page, request, service }) => {
    await test.step('the home page', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('A spotless car');
      await page.getByRole('link', { name: 'Book a wash' }).click();
      await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible();
    });

    await test.step('a service shows its name, price and duration', async () => {
      await page.goto(`/services/${service._id}`);
      await expect(page).toHaveTitle(`${service.name} · Clearcoat`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
      await expect(page.getByText('$49.90').first()).toBeVisible();
      await expect(page.getByText('45 mins').first()).toBeVisible();
    });

    await test.step('the list shows services with links to their pages', async () => {
      await page.goto('/services?sortBy=name');
      const links = page.locator('main a[href^="/services/"]');
      await expect.poll(() => links.count()).toBeGreaterThanOrEqual(6);
    });

    await test.step('robots are led to the map of the site, and a missing file is not a page', async () => {
      const robots = await (await request.get('/robots.txt')).text();
      expect(robots).toMatch(/Sitemap: \S+\/sitemap\.xml/);
      const gone = await request.get('/assets/gone-00000000.js');
      expect(gone.status()).toBe(404);
    });

    await test.step('the site says what it was built from and with, as the API does', async () => {
      const [built, called] = await Promise.all([
        request.get('/build.json'),
        request.get('/api/services'),
      ]);
      const headers = called.headers();
      const said = await built.json();
      expect(said).toEqual({ build: headers['x-build'], settings: headers['x-settings'] });
      expect(said.build).toMatch(/^[0-9a-f]{12}$/);
    });
  });
});

test.describe('before the app has started', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the place of the keyboard and the chosen colours stay when the app starts', {
    tag: '@long',
  }, async ({ page }) => {
    await test.step('the keyboard stays where it went after skipping to the content', async () => {
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await press(page, page.getByRole('link', { name: 'Skip to content' }));
      const link = page.getByRole('main').getByRole('link', { name: 'Book a wash' });
      await tabTo(page, link);
      letGo();
      await appStarted(page);
      await expect.poll(() => isHydrated(link)).toBe(true);
      await expect(link).toBeFocused();
    });

    await test.step('the colours change and stay changed', async () => {
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      letGo();
      await appStarted(page);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    });
  });

  test('typed text takes effect when the app starts, even if the page was still loading', {
    tag: '@long',
  }, async ({ page, service }) => {
    await test.step('typed text is searched for when the app starts', async () => {
      const letGo = await holdScripts(page);
      await page.goto('/services', { waitUntil: 'commit' });
      const field = page.getByLabel('Search services');
      await field.fill(service.name);
      await field.blur();
      letGo();
      await expectSearched(page, service.name);
    });

    await test.step('text from the time when the page was loading takes effect too', async () => {
      const network = await page.context().newCDPSession(page);
      const slow = { offline: false, latency: 0, uploadThroughput: -1 };
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: 8192 });
      await page.goto('/services', { waitUntil: 'commit' });
      await page.getByLabel('Search services').fill(service.name);
      const state = await page.evaluate('document.readyState');
      expect(state).toBe('loading');
      await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 });
      await expectSearched(page, service.name);
    });
  });
});

test.describe('the rendered HTML', () => {
  test('stays when the app starts for a signed-in customer', { tag: '@long' }, async ({
    page,
    customer,
  }) => {
    await openSignedIn(page, '/about', customer);
    for (const path of ['/', '/services', '/services/foamwash', '/about']) {
      await test.step(path, async () => {
        const letGo = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.getByRole('contentinfo').waitFor();
        // Chooses a card that no other test removes.
        const card = '[aria-label=Results] a[href="/services/foamwash"]';
        const parts = page.locator(`main :is(h1, h2), ${card}, footer`);
        const count = await parts.count();
        await parts.evaluateAll((elements) => {
          for (const element of elements) element.setAttribute('data-stands', '');
        });
        letGo();
        await appStarted(page);
        await page.keyboard.press('Shift');
        await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
        await expect.poll(() => isHydrated(page.locator('footer'))).toBe(true);
        await expect(page.locator('[data-stands]')).toHaveCount(count);
      });
    }
  });

  test('stays when a part of the page cannot be loaded', { tag: '@long' }, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.allow(/ERR_FAILED|dynamically imported module/);
    await page.route(/\/assets\/testimonials-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await appStarted(page);
    await page.keyboard.press('Shift');
    await expect(page.getByText('The reviews could not be loaded')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A spotless car');
  });
});
