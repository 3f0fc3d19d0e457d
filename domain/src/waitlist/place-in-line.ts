import type { Day } from '../days/day.ts';
import { inLine } from '../days/waiting-places.ts';

/** Returns the place in line among those who wait for the same service, from 1; null for somebody who does not wait. */
export function placeInLine({ waiting = {} }: Pick<Day, 'waiting'>, lineId: string): number | null {
  const own = waiting[lineId];
  if (!own) return null;
  const line = inLine({ waiting }).filter(([, { serviceId }]) => serviceId === own.serviceId);
  return line.findIndex(([id]) => id === lineId) + 1;
}
