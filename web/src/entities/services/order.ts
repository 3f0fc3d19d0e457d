import { mostBookedFirst } from '@carwash/domain/services/most-booked-first';
import type { Service } from '@carwash/domain/services/service';

/** Rank of each service by popularity, from the server's last list: higher is more booked. */
let places = new Map<string, number>();

/** Remembers the order in which the server listed the services: the most booked first. */
export function rememberOrder(listed: readonly Service[]): void {
  places = new Map(listed.map(({ _id }, index) => [_id, listed.length - index]));
}

/**
 * Sorts services by the server's last list, so that they keep their places while others book. Services added
 * since then come last.
 */
export const inOrder = (services: readonly Service[]): Service[] =>
  mostBookedFirst(services, (id) => places.get(id) ?? 0);
