import { array, date, type InferType, number, object, string } from 'yup';
import { type Bay, baySchema } from './bay.ts';
import { type PlannedClosure, plannedClosureSchema } from './closure.ts';

/** The id of the only document of its collection. */
export const rosterId = 'roster';

/**
 * The bays of the business as they are set up, and their closures. Each day keeps a copy of the bays, and its part of
 * the closures.
 */
export const rosterSchema = object({
  _id: string().required(),
  bays: array().of(baySchema.required()).min(1).required(),
  /** Closures as entered; past ones may be left out. */
  closures: array().of(plannedClosureSchema.required()).required(),
  /**
   * Raised by every commit that creates a day, so that a change of the bays at the same moment conflicts and then sees
   * that day.
   */
  daysMade: number().required(),
  createdAt: date().required(),
});

export type Roster = InferType<typeof rosterSchema>;

/** The bays, and when they are closed. */
export interface BaysAndClosures {
  bays: readonly Bay[];
  closures: readonly PlannedClosure[];
}

/** The bay with which a business begins. */
export const firstBay: Bay = {
  _id: 'bay-1',
  name: 'Bay 1',
  kind: 'bay',
  services: null,
  cleanUp: 10,
};

/** Tells whether these are the bays with which a business begins. */
export const areFirstBays = ([first, ...others]: readonly Bay[]): boolean =>
  others.length === 0 &&
  first !== undefined &&
  Object.entries(firstBay).every(([name, value]) => first[name as keyof Bay] === value);

/** Returns the bays and closures of the business. If nothing is stored: the bay with which a business begins. */
export const baysAndClosuresOf = (stored: Roster | null | undefined): BaysAndClosures =>
  stored ?? { bays: [firstBay], closures: [] };
