import type { Goal } from '../figures/figure.ts';
import type { PageLoad } from './load-page.ts';

/** A page, and what it is to reach on a phone. */
export interface MeasuredPage {
  /** The route, as tables name it. */
  route: string;
  path: string;
  isForAdmin: boolean;
  goals: Partial<Record<keyof PageLoad, Goal>>;
}

const perfect: Goal = { atLeast: 100 };
const qualities = { accessibility: perfect, bestPractices: perfect };

export const measuredPages: readonly MeasuredPage[] = [
  {
    route: '/',
    path: '/',
    isForAdmin: false,
    goals: {
      performance: { atLeast: 95 },
      largestPaintMs: { atMost: 1600 },
      blockedMs: { atMost: 150 },
      scriptKbBeforePaint: { atMost: 0 },
      scriptKb: { atMost: 250 },
      scripts: { atMost: 31 },
      layoutShift: { atMost: 0.01 },
      ...qualities,
      seo: perfect,
    },
  },
  {
    route: '/services',
    path: '/services',
    isForAdmin: false,
    goals: {
      performance: { atLeast: 93 },
      largestPaintMs: { atMost: 2000 },
      blockedMs: { atMost: 200 },
      scriptKbBeforePaint: { atMost: 0 },
      scriptKb: { atMost: 280 },
      scripts: { atMost: 39 },
      layoutShift: { atMost: 0.02 },
      ...qualities,
      seo: perfect,
    },
  },
  {
    route: '/services/:id',
    path: '/services/foamwash',
    isForAdmin: false,
    goals: {
      performance: { atLeast: 92 },
      largestPaintMs: { atMost: 2400 },
      blockedMs: { atMost: 200 },
      scriptKbBeforePaint: { atMost: 60 },
      scriptKb: { atMost: 300 },
      scripts: { atMost: 41 },
      layoutShift: { atMost: 0.02 },
      ...qualities,
      seo: perfect,
    },
  },
  {
    route: '/dashboard (admin)',
    path: '/dashboard',
    isForAdmin: true,
    goals: {
      performance: { atLeast: 75 },
      blockedMs: { atMost: 400 },
      scriptKb: { atMost: 420 },
      scripts: { atMost: 39 },
      layoutShift: { atMost: 0.05 },
      ...qualities,
    },
  },
];
