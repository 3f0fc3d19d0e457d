import type { Service } from '@carwash/domain/services/service';
import { readJson, writeJson } from '~/lib/storage';
import { loadServiceSchema } from './load-schema';

const key = 'catalogue';

interface Catalogue {
  asOf: Date;
  services: Service[];
}

async function read(): Promise<Catalogue | null> {
  try {
    const stored = Object(readJson('local', key));
    const asOf = new Date(stored.asOf);
    if (Number.isNaN(asOf.getTime())) return null;
    const schema = await loadServiceSchema();
    const services = stored.services.map((service: unknown) => schema.validateSync(service));
    return { asOf, services };
  } catch {
    return null;
  }
}

/** The catalogue that the server last sent to this tab, or else the one stored on this device. */
let lastSeen: Catalogue | null = null;

/** The services that this tab has read from this device's storage. */
let recalled: readonly Service[] = [];

/** Stores the catalogue that the server has just sent. */
export function rememberCatalogue(services: Service[]): void {
  lastSeen = { asOf: new Date(), services };
  writeJson('local', key, lastSeen);
}

/** Reads the services that this device last stored; null if there are none. */
export async function recallCatalogue(): Promise<Service[] | null> {
  lastSeen = await read();
  recalled = lastSeen?.services ?? [];
  return lastSeen?.services ?? null;
}

/** Tells whether these services come from this device's storage and not from the server. */
export const areRecalled = (services: Service[]): boolean =>
  services.length > 0 && services[0] === recalled[0];

export const catalogueSeenAt = (): Date | null => lastSeen?.asOf ?? null;
