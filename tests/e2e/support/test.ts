import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { test as base, expect, type Page } from '@playwright/test';
import { nameServicesOfBays } from '../../support/catalogue/own-bays.ts';
import { awaitHydration } from './browser/await-hydration.ts';
import { BrowserErrors } from './browser/browser-errors.ts';
import { allowLostConnection } from './browser/firestore-connection.ts';
import { type Account, newAccount } from './records/accounts.ts';
import { newService, newSlot, removeService } from './records/catalogue.ts';
import { noteToasts } from './screens/toasts.ts';
import { PaymentSandbox } from './server/payment-sandbox.ts';
import { fixtures } from './server/server-context.ts';
import { verifyPayments } from './verify-payments.ts';

export { expect };

interface Fixtures {
  /** Fails the test on requests to elsewhere, uncaught errors and errors in the console. */
  browserErrors: BrowserErrors;
  /** A customer of the test's own, not signed in. */
  customer: Account;
  /** A service of the test's own, taken off the list afterwards. */
  service: Service;
  /** An open slot of that service. */
  slot: Slot;
  /** Somebody else at another computer. */
  anotherBrowser: () => Promise<Page>;
  /**
   * Lets time pass at once on the page's own clock.
   * To Firestore that is a connection that broke, or that could not be made in time.
   */
  passTime: (time: string | number) => Promise<void>;
  /** The payment provider, which behaves well again after the test. */
  provider: PaymentSandbox;
}

interface WorkerFixtures {
  /** The business of the worker. Its own bays are not for the services of tests, which bring theirs. */
  business: undefined;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  business: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
    async ({}, use) => {
      await nameServicesOfBays(fixtures);
      await use(undefined);
      await verifyPayments();
    },
    { scope: 'worker', auto: true },
  ],

  browserErrors: [
    async ({ context, javaScriptEnabled }, use) => {
      const browserErrors = new BrowserErrors();
      if (javaScriptEnabled !== false) awaitHydration(context);
      browserErrors.follow(context);
      await noteToasts(context);
      await use(browserErrors);
      expect(browserErrors.unexpected, 'nothing went wrong unseen').toEqual([]);
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

  anotherBrowser: async ({ browser, browserErrors }, use) => {
    const contexts: Awaited<ReturnType<typeof browser.newContext>>[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      browserErrors.follow(context);
      awaitHydration(context);
      await noteToasts(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  passTime: async ({ page, browserErrors }, use) =>
    use((time) => {
      allowLostConnection(browserErrors);
      return page.clock.fastForward(time);
    }),

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are needed from it
  provider: async ({}, use) => {
    const sandbox = new PaymentSandbox();
    await use(sandbox);
    await sandbox.mend();
  },
});
