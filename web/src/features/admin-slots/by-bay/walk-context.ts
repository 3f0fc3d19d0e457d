import { createContext, use } from 'react';

/** The step that Tab reaches; null outside of the grid, where every step is reached. */
export const WalkContext = createContext<string | null>(null);

/** What makes an element a step of the walk through the grid. */
export function useStep(key: string) {
  return { 'data-step': key, ...useStepTab(key) };
}

/** The same for what belongs to a step: it is reached by Tab when its step has the focus. */
export function useStepTab(key: string) {
  const entry = use(WalkContext);
  return entry === null || entry === key ? {} : { tabIndex: -1 };
}

export const jobStep = (claimId: string) => `job-${claimId}`;
export const offerStep = (bay: string, from: Date) => `offer-${bay}-${from.getTime()}`;
export const hourStep = (at: Date) => `hour-${at.getTime()}`;
