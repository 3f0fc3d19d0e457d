import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { test as base, expect, type Page } from '@playwright/test';
import { type Account, newAccount } from './accounts.ts';
import { newService, newSlot, removeService } from './catalogue.ts';
import { Sandbox } from './sandbox.ts';
import { noteToasts } from './toasts.ts';
import { Watch } from './watch.ts';

export { expect };

interface Fixtures {
  /** Fails the test on requests to elsewhere, uncaught errors and errors in the console. */
  watch: Watch;
  /** A customer of the test's own, not signed in. */
  customer: Account;
  /** A service of the test's own, taken off the list afterwards. */
  service: Service;
  /** An open slot of that service. */
  slot: Slot;
  /** Somebody else at another computer. */
  anotherBrowser: () => Promise<Page>;
  /** The payment provider, which behaves well again after the test. */
  provider: Sandbox;
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context }, use) => {
      const watch = new Watch();
      watch.follow(context);
      await noteToasts(context);
      await use(watch);
      expect(watch.complaints, 'nothing went wrong unseen').toEqual([]);
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  customer: async ({}, use) => use(await newAccount()),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  service: async ({}, use) => {
    const service = await newService();
    await use(service);
    await removeService(service);
  },

  slot: async ({ service }, use) => use(await newSlot(service)),

  anotherBrowser: async ({ browser, watch }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watch.follow(context);
      await noteToasts(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  provider: async ({}, use) => {
    const sandbox = new Sandbox();
    await use(sandbox);
    await sandbox.mend();
  },
});
