import { mostBookedFirst } from '@carwash/domain/services/most-booked-first';
import type { Service } from '@carwash/domain/services/service';

/** How far from the end of the catalogue each service was when the server last listed it. */
let places = new Map<string, number>();

/** Remembers the order in which the server has listed the services: the most booked first. */
export function rememberOrder(listed: readonly Service[]): void {
  places = new Map(listed.map(({ _id }, index) => [_id, listed.length - index]));
}

/**
 * The services in the order that the server last listed them in, so that they stay where they are while
 * others book. Those that were added since come last.
 */
export const inOrder = (services: readonly Service[]): Service[] =>
  mostBookedFirst(services, (id) => places.get(id) ?? 0);
