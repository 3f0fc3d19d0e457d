import { mostBookedFirst } from '@carwash/domain/services/most-booked-first';
import type { Service } from '@carwash/domain/services/service';

/** Rank of each service by popularity: higher is more booked. */
type Ranks = ReadonlyMap<string, number>;

const ranksOf = (listed: readonly Service[]): Ranks =>
  new Map(listed.map(({ _id }, index) => [_id, listed.length - index]));

/** The ranks of the server's last list that this tab has loaded. */
let lastRanks: Ranks = new Map();

/** Remembers the order in which the server listed the services: the most booked first. */
export function rememberOrder(listed: readonly Service[]): void {
  lastRanks = ranksOf(listed);
}

/**
 * Sorts services by the server's list, so that they keep their places while others book. Services added since
 * then come last.
 * @param listed the server's list; by default the last one that this tab has loaded
 */
export function inOrder(services: readonly Service[], listed?: readonly Service[]): Service[] {
  const ranks = listed ? ranksOf(listed) : lastRanks;
  return mostBookedFirst(services, (id) => ranks.get(id) ?? 0);
}
