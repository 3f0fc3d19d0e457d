import { instant } from '@carwash/domain/schema/fields';
import { type Service, serviceSchema } from '@carwash/domain/services/service';
import { array, type InferType, object } from 'yup';

const key = 'catalogue';

const catalogueSchema = object({
  asOf: instant().required(),
  services: array().of(serviceSchema.required()).required(),
});

type Catalogue = InferType<typeof catalogueSchema>;

function read(): Catalogue | null {
  try {
    return catalogueSchema.validateSync(JSON.parse(localStorage.getItem(key) ?? 'null'));
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
export function recallCatalogue(): Service[] | null {
  lastSeen = read();
  return lastSeen?.services ?? null;
}

/** Whether these services were recalled, and not answered. */
export const areRecalled = (services: Service[]): boolean =>
  services.length > 0 && services[0] === lastSeen?.services[0];

export const catalogueSeenAt = (): Date | null => lastSeen?.asOf ?? null;
