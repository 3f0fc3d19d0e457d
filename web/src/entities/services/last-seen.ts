import type { Service } from '@carwash/domain/services/service';
import { loadServiceSchema } from './load-schema';

const key = 'catalogue';

interface Catalogue {
  asOf: Date;
  services: Service[];
}

async function read(): Promise<Catalogue | null> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    const asOf = new Date(stored.asOf);
    if (Number.isNaN(asOf.getTime())) return null;
    const schema = await loadServiceSchema();
    const services = stored.services.map((service: unknown) => schema.validateSync(service));
    return { asOf, services };
  } catch {
    return null;
  }
}

/** The catalogue as it was when the server last answered this tab or, before that, this device. */
let lastSeen: Catalogue | null = null;

/** Remembers what the server has answered just now. */
export function rememberCatalogue(services: Service[]): void {
  lastSeen = { asOf: new Date(), services };
  try {
    localStorage.setItem(key, JSON.stringify(lastSeen));
  } catch {
    // Storage is full or switched off: without a connection there is nothing to show.
  }
}

/** The services as this device has last seen them; null: never. */
export async function recallCatalogue(): Promise<Service[] | null> {
  lastSeen = await read();
  return lastSeen?.services ?? null;
}

/** Whether these services were recalled, and not answered. */
export const areRecalled = (services: Service[]): boolean =>
  services.length > 0 && services[0] === lastSeen?.services[0];

export const catalogueSeenAt = (): Date | null => lastSeen?.asOf ?? null;
