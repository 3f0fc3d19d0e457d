import { appStarted } from '../support/browser/app-started.ts';
import { holdScripts } from '../support/browser/hold-scripts.ts';
import { isHydrated } from '../support/browser/is-hydrated.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

test.describe('with JavaScript switched off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read, and their links lead on', async ({ page, service }) => {
    await test.step('the home page', async () => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('A spotless car');
      await page.getByRole('link', { name: 'Book a wash' }).click();
      await expect(page.getByRole('heading', { name: 'Our services' })).toBeVisible();
    });

    await test.step('a service shows its name, picture and price', async () => {
      await page.goto(`/services/${service._id}`);
      await expect(page).toHaveTitle(`${service.name} · Clearcoat`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.name);
      await expect(page.getByText('$49.90').first()).toBeVisible();
    });

    await test.step('the list shows services with links to their pages', async () => {
      await page.goto('/services?sortBy=name');
      const links = page.locator('main a[href^="/services/"]');
      await expect.poll(() => links.count()).toBeGreaterThanOrEqual(6);
    });
  });
});

test.describe('before the app has started', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test('the place of the keyboard and the chosen colours stay when the app starts', async ({
    page,
  }) => {
    await test.step('the keyboard stays where it went after skipping to the content', async () => {
      const letGo = await holdScripts(page);
      await page.goto('/', { waitUntil: 'commit' });
      await press(page, page.getByRole('link', { name: 'Skip to content' }));
      const link = page.getByRole('main').getByRole('link', { name: 'Book a wash' });
      await tabTo(page, link);
      letGo();
      await appStarted(page);
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

  test('typed text takes effect when the app starts, even if the page was still loading', async ({
    page,
    service,
  }) => {
    await test.step('typed text is searched for when the app starts', async () => {
      const letGo = await holdScripts(page);
      await page.goto('/services', { waitUntil: 'commit' });
      await page.getByLabel('Search services').fill(service.name);
      letGo();
      await expect(page.getByRole('link', { name: service.name })).toBeVisible();
      await expect(page.getByLabel('Search services')).toHaveValue(service.name);
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
      await expect(page.getByRole('link', { name: service.name })).toBeVisible();
      await expect(page.getByLabel('Search services')).toHaveValue(service.name);
    });
  });
});

test.describe('the rendered HTML', () => {
  test('stays when the app starts for a signed-in customer', async ({ page, customer }) => {
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

  test('stays when a part of the page cannot be loaded', async ({ page, browserErrors }) => {
    browserErrors.allow(/ERR_FAILED|dynamically imported module/);
    await page.route(/\/assets\/testimonials-.*\.js$/, (route) => route.abort());
    await page.goto('/');
    await appStarted(page);
    await page.keyboard.press('Shift');
    await expect(page.getByText('The reviews could not be loaded')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A spotless car');
  });
});

test('every page carries its metadata and headers, and a missing file is not a page', async ({
  request,
  service,
}) => {
  await test.step('metadata for search engines and previews is in the HTML', async () => {
    const html = await (await request.get(`/services/${service._id}`)).text();
    expect(html).toContain(`<meta property="og:title" content="${service.name} · Clearcoat" />`);
    expect(html).toContain(`/services/${service._id}" />`);
    expect(html).toContain('"@type":"Service"');
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toMatch(/Sitemap: \S+\/sitemap\.xml/);
    const map = await (await request.get('/sitemap.xml')).text();
    expect(map).toContain(`/services/${service._id}<`);
  });

  await test.step('every page says what browsers may do with it; scripts do not repeat it', async () => {
    const ofPages = ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy'];
    const ofAll = ['x-content-type-options', 'strict-transport-security'];
    for (const path of ['/', '/services', '/dashboard', '/auth/signin']) {
      const sent = Object.keys((await request.get(path)).headers());
      expect(sent, path).toEqual(expect.arrayContaining([...ofAll, ...ofPages]));
    }
    const html = await (await request.get('/')).text();
    const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? [];
    const sent = Object.keys((await request.get(script)).headers());
    expect(sent).toEqual(expect.arrayContaining(ofAll));
    expect(sent.filter((name) => ofPages.includes(name))).toEqual([]);
  });

  await test.step('a file that is missing is not a page', async () => {
    const answer = await request.get('/assets/gone-00000000.js');
    expect(answer.status()).toBe(404);
  });
});

test('an address keeps what its page reads, the fragment included, and loses the rest', async ({
  page,
  service,
}) => {
  const search = encodeURIComponent(service.name);
  await page.goto(`/services?utm_source=mail&search=${search}&x=1#main`);
  await appStarted(page);
  await page.keyboard.press('Shift');
  await expect(page.getByLabel('Search services')).toHaveValue(service.name);
  const { search: query, hash } = new URL(page.url());
  expect([[...new URLSearchParams(query)], hash]).toEqual([[['search', service.name]], '#main']);
  await page.goto(`/services/${service._id}?fbclid=1&vehicle=SUV`);
  await expect(page).toHaveURL(`/services/${service._id}?vehicle=SUV`);
});

test('no route runs what the Content Security Policy forbids', async ({ page }) => {
  await page.addInitScript(`
    window.violations = [];
    addEventListener('securitypolicyviolation', (event) => window.violations.push(event.blockedURI));
  `);
  for (const path of [
    '/',
    '/about',
    '/services',
    '/review',
    '/auth/signin',
    '/auth/signup',
    '/x',
  ]) {
    await page.goto(path);
    await page.getByRole('contentinfo').waitFor();
    await page
      .getByRole('button', { name: /Switch to/ })
      .first()
      .hover();
    await expect.poll(() => page.evaluate('window.violations'), path).toEqual([]);
  }
});
