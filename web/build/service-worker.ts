import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build } from 'vite';
import { workerPath } from '../src/lib/worker-messages.ts';
import type { SiteFiles } from '../worker/site-files.ts';
import { licensesOf } from './notices.ts';
import type { BuiltSite } from './site-files.ts';

/**
 * Modules of pages that everybody can open without a connection; other pages open once they were visited. A
 * phone loads all of them when the site is first used.
 */
const shellModules = [
  'src/app/toast-host.tsx',
  'src/app/layout/mobile-drawer.tsx',
  'src/features/home/home-page.tsx',
  'src/features/home/testimonials.tsx',
  'src/features/about/about-page.tsx',
  'src/features/services/services-page.tsx',
  '../domain/src/services/find-services.ts',
  'src/lib/settings/recall-settings.ts',
];

const shellPictures = ['/favicon.svg', '/pictures/hero.svg'];

/** Modules of pages that a customer can open as well. */
const accountModules = [
  'src/app/dashboard/dashboard-layout.tsx',
  'src/app/dashboard/dashboard-drawer.tsx',
  'src/app/layout/account-actions.tsx',
  'src/app/layout/profile-picture.tsx',
  'src/entities/users/profile-sync.tsx',
  'src/features/booking/booking-success-page.tsx',
  'src/features/my-bookings/booking-details-page.tsx',
  'src/features/my-bookings/my-bookings-page.tsx',
  'src/features/next-booking/next-booking.tsx',
];

function siteFilesOf({ beginning, filesOf }: BuiltSite, app: string): SiteFiles {
  const shell = new Set([...beginning, ...shellModules.flatMap((module) => [...filesOf(module)])]);
  const account = new Set(accountModules.flatMap((module) => [...filesOf(module)]));
  return {
    // Hosting serves app.html without its ending.
    app: { url: '/app', revision: createHash('sha256').update(app).digest('hex').slice(0, 8) },
    shell: [...shell, ...shellPictures],
    account: [...account.difference(shell)],
  };
}

/**
 * Bundles the service worker with the names of this build's files, so that it changes with each of them.
 * @param app app.html as it is served
 */
export async function buildServiceWorker(site: BuiltSite, app: string): Promise<void> {
  await build({
    configFile: false,
    root: join(import.meta.dirname, '../worker'),
    logLevel: 'warn',
    publicDir: false,
    define: {
      SITE_FILES: JSON.stringify(siteFilesOf(site, app)),
      // Leaves out what Workbox tells developers.
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: site.folder,
      emptyOutDir: false,
      license: licensesOf('worker'),
      rolldownOptions: {
        input: 'service-worker.ts',
        output: { format: 'iife', entryFileNames: workerPath.slice(1) },
      },
    },
  });
}
