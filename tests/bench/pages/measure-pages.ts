import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { reconcile } from '../../e2e/support/server/reconcile.ts';
import { baseUrl } from '../../e2e/support/suite.ts';
import { type Figure, median } from '../figures/figure.ts';
import { loadPage, type PageLoad } from './load-page.ts';
import { withBrowser } from './measuring-browser.ts';
import { type MeasuredPage, measuredPages } from './page-goals.ts';

const loads = 5;

/** The first load of a page finds servers that have never answered it. */
const uncounted = 1;

/** Names of the figures in the table, in its order. */
const names: Record<keyof PageLoad, string> = {
  performance: 'performance',
  largestPaintMs: 'largest contentful paint, ms',
  blockedMs: 'total blocking time, ms',
  processorBlockedMs: 'the same by processor time, ms',
  scriptKbBeforePaint: 'JavaScript before that paint, KB gz',
  scriptKb: 'JavaScript until idle, KB gz',
  scripts: 'script requests',
  layoutShift: 'cumulative layout shift',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
  kb: 'everything, KB gz',
  requests: 'requests',
};

async function measurePage({ route, path, isForAdmin, goals }: MeasuredPage): Promise<Figure[]> {
  // Runs the background work once: a warning that it has never run would be the largest text.
  if (isForAdmin) await reconcile(demoAccounts.admin);
  const all: PageLoad[] = [];
  for (let load = 0; load < uncounted + loads; load += 1) {
    const one = await withBrowser({ isForAdmin }, (port) => loadPage(baseUrl + path, port));
    if (load >= uncounted) all.push(one);
  }
  return (Object.keys(names) as (keyof PageLoad)[]).map((name) => {
    const goal = goals[name];
    const value = median(all.map((one) => one[name]));
    return { what: names[name], of: route, value, ...(goal && { goal }) };
  });
}

/** Loads each page several times in new browsers. @returns the medians, with their goals */
export async function measurePages(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of measuredPages) figures.push(...(await measurePage(page)));
  return figures;
}
