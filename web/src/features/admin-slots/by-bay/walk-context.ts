import { createContext, use } from 'react';

/** The key of the element that Tab reaches; null outside of the grid, where Tab reaches every element. */
export const WalkContext = createContext<string | null>(null);

/** Returns the attributes of an element that the arrow keys reach. */
export function useStep(key: string) {
  return { 'data-step': key, ...useStepTab(key) };
}

/** Returns the attributes of a control inside such an element: Tab reaches it together with its element. */
export function useStepTab(key: string) {
  const entry = use(WalkContext);
  return entry === null || entry === key ? {} : { tabIndex: -1 };
}

export const jobStep = (claimId: string) => `job-${claimId}`;
export const offerStep = (bay: string, from: Date) => `offer-${bay}-${from.getTime()}`;
export const hourStep = (at: Date) => `hour-${at.getTime()}`;
