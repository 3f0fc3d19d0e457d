import { createContext, use } from 'react';

/** The key of the element that Tab reaches; null outside of the grid, where Tab reaches every element. */
export const GridNavigationContext = createContext<string | null>(null);

/** Returns the attributes of an element that the arrow keys reach. */
export function useGridStop(key: string) {
  return { 'data-stop': key, ...useGridTab(key) };
}

/** Returns the attributes of a control inside such an element: Tab reaches it together with its element. */
export function useGridTab(key: string) {
  const entry = use(GridNavigationContext);
  return entry === null || entry === key ? {} : { tabIndex: -1 };
}

export const jobStop = (claimId: string) => `job-${claimId}`;
export const offerStop = (bay: string, from: Date) => `offer-${bay}-${from.getTime()}`;
export const hourStop = (at: Date) => `hour-${at.getTime()}`;
