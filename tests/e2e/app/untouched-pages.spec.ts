import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import type { Request } from '@playwright/test';
import { isMet } from '../../bench/figures/figure.ts';
import { measuredPages } from '../../bench/pages/page-goals.ts';
import { appStarted } from '../support/browser/app-started.ts';
import { leaveAlone } from '../support/browser/leave-alone.ts';
import { settled } from '../support/browser/settled.ts';
import { openSignedIn } from '../support/sign-in/sign-in.ts';
import { expect, test } from '../support/test.ts';

/*
 * Checks what a phone loads for a page that somebody only looks at. The goals are those of `npm run bench`, which
 * has the same phone: here they are kept where they are the same on every machine.
 */

test.use({ viewport: { width: 412, height: 823 } });

/** Asked for last, and without Firestore. */
const nextTime = /^Next: /;

/** Pages of the demo data. A service with pictures of the work has them below the times. */
const pages = [
  { path: '/', route: '/', last: nextTime },
  { path: '/services', route: '/services', last: nextTime },
  { path: '/services/foamwash', route: '/services/:id', last: nextTime },
  { path: '/services/ceramics', route: '/services/:id', last: nextTime },
  {
    path: '/dashboard',
    route: '/dashboard (admin)',
    last: /^\$[\d,.]+ this month$/,
    who: demoAccounts.admin,
  },
];

test('pages load nothing ahead for those who only look at them', { tag: '@long' }, async ({
  anotherBrowser,
}) => {
  for (const { path, route, last, who } of pages) {
    await test.step(path, async () => {
      // Nothing is in its cache.
      const page = await anotherBrowser();
      const scripts: Request[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'script') scripts.push(request);
      });
      await leaveAlone(page);
      if (who) await openSignedIn(page, path, who);
      else await page.goto(path);
      await appStarted(page);
      await expect(page.getByText(last).first()).toBeVisible();
      await settled(() => scripts.length);

      expect(scripts.map((script) => script.url()).join('\n')).not.toContain('/firestore-');
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
      const found = { scripts: scripts.length, scriptKb: bytes / 1024 };
      const goals = measuredPages.find((measured) => measured.route === route)?.goals;
      for (const name of ['scripts', 'scriptKb'] as const) {
        const [value, goal] = [found[name], goals?.[name]];
        expect(goal && isMet(value, goal), `${name}: ${value}`).toBe(true);
      }
    });
  }
});

const ways = [
  { from: '/', to: '/services', title: 'Our services' },
  { from: '/services', to: '/about', title: /^Clean cars/ },
  { from: '/services/foamwash', to: '/', title: /^A spotless car/ },
  { from: '/about', to: '/services', title: 'Our services' },
] as const;

test('a link works at the moment at which the app has started', { tag: '@long' }, async ({
  context,
}) => {
  for (const { from, to, title } of ways) {
    await test.step(`from ${from} to ${to}`, async () => {
      const page = await context.newPage();
      await leaveAlone(page);
      // In the next task React has not looked at what stands below the screen yet.
      await page.addInitScript(`
        addEventListener('app-started', () =>
          setTimeout(() => document.querySelector('a[href="${to}"]').click()));
      `);
      await page.goto(from);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveURL(to);
      await page.close();
    });
  }
});
