import lighthouse, { type Result } from 'lighthouse';
import { processorBlockingMs, type TraceEvent } from './processor-blocking.ts';

/** The result of Lighthouse for one load of a page. Kilobytes are as transferred, of 1024 bytes. */
export interface PageLoad {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintMs: number;
  blockedMs: number;
  /** The same by the time for which the page had a processor. */
  processorBlockedMs: number;
  layoutShift: number;
  /** Scripts that were there before the largest paint: those that it may have waited for. */
  scriptKbBeforePaint: number;
  scriptKb: number;
  scripts: number;
  kb: number;
  requests: number;
}

interface Request {
  resourceType: string;
  transferSize: number;
  /** Since the first request began, in milliseconds. */
  networkEndTime: number;
}

interface Paint {
  observedLargestContentfulPaint: number;
}

function detailsOf<Item>({ audits }: Result, audit: string): Item[] {
  const details = audits[audit]?.details as { items: Item[] } | undefined;
  if (!details) throw new Error(`Lighthouse tells nothing of ${audit}`);
  return details.items;
}

const kilobytes = (requests: readonly Request[]): number =>
  requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;

function summarize(result: Result, trace: readonly TraceEvent[]): PageLoad {
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = detailsOf<Request>(result, 'network-requests');
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  const [paint] = detailsOf<Paint>(result, 'metrics');
  const paintedAt = paint?.observedLargestContentfulPaint ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    blockedMs: value('total-blocking-time'),
    processorBlockedMs: processorBlockingMs(trace),
    layoutShift: value('cumulative-layout-shift'),
    scriptKbBeforePaint: kilobytes(
      scripts.filter(({ networkEndTime }) => networkEndTime <= paintedAt),
    ),
    scriptKb: kilobytes(scripts),
    scripts: scripts.length,
    kb: kilobytes(requests),
    requests: requests.length,
  };
}

/**
 * Loads a page with Lighthouse as on its mid-range phone with slow 4G, which it computes from a load
 * without throttling: its own default.
 * @param port where the browser is debugged; what it has stored of accounts is kept, its caches are not
 * @throws Error if the page could not be measured
 */
export async function loadPage(url: string, port: number): Promise<PageLoad> {
  const run = await lighthouse(url, { port, logLevel: 'error' });
  const error = run?.lhr.runtimeError;
  if (!run || error) throw new Error(`${url}: ${error?.message ?? 'Lighthouse gave no result'}`);
  if (run.lhr.finalDisplayedUrl !== url) {
    throw new Error(`${url} led to ${run.lhr.finalDisplayedUrl}`);
  }
  return summarize(run.lhr, run.artifacts.Trace.traceEvents);
}
