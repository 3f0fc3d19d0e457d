import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltSite } from './site-files.ts';

interface Budget {
  /** Path of the page. */
  page: string;
  /**
   * Modules that a phone loads for the page before anybody touches it, besides those with which the app
   * starts.
   */
  modules: readonly string[];
  /** JavaScript after gzip, in units of 1000 bytes. */
  kilobytes: number;
  files: number;
}

/**
 * Most JavaScript that each page may load. A phone waits for each byte and for each file; new code that
 * exceeds a budget has to replace other code. The project's ids and keys are part of the code and differ by some
 * dozens of bytes, so that a budget keeps a few hundred bytes of room for them.
 */
const budgets: readonly Budget[] = [
  { page: '/', modules: ['src/features/home/home-page.tsx'], kilobytes: 204.5, files: 30 },
  { page: '/about', modules: ['src/features/about/about-page.tsx'], kilobytes: 184.5, files: 14 },
  {
    page: '/services',
    modules: ['src/features/services/services-page.tsx'],
    kilobytes: 233.5,
    files: 38,
  },
  {
    page: '/services/:id',
    // A phone shows a week, and loads the calendar of the month when the visitor opens it.
    modules: ['src/features/services/service-page.tsx'],
    kilobytes: 224.5,
    files: 40,
  },
  {
    page: 'any page that somebody begins to use',
    modules: [
      'src/features/about/about-page.tsx',
      'src/app/toast-host.tsx',
      'src/app/worker/follow-versions.ts',
    ],
    kilobytes: 195,
    files: 16,
  },
  {
    page: '/dashboard',
    modules: [
      'src/app/dashboard/dashboard-layout.tsx',
      'src/features/admin-overview/overview-page.tsx',
      // Needed by every page of a signed-in user.
      'auth',
    ],
    kilobytes: 254.5,
    files: 38,
  },
];

/**
 * Checks the budgets.
 * @throws Error when a page is over its budget
 */
export function requireBudgets({ folder, beginning, filesOf }: BuiltSite): void {
  const size = (path: string) => gzipSync(readFileSync(join(folder, path))).length;
  const faults = budgets.flatMap(({ page, modules, kilobytes, files }) => {
    const loaded = new Set([...beginning, ...modules.flatMap((module) => [...filesOf(module)])]);
    const bytes = [...loaded].reduce((sum, path) => sum + size(path), 0);
    return [
      ...(bytes > kilobytes * 1000
        ? [`${page} needs ${bytes} bytes, not ${kilobytes * 1000}`]
        : []),
      ...(loaded.size > files ? [`${page} needs ${loaded.size} files, not ${files}`] : []),
    ];
  });
  if (faults.length > 0)
    throw new Error(`Over its budget (web/build/budgets.ts): ${faults.join('; ')}`);
}
