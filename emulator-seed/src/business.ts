import type { Bay } from '@carwash/domain/days/bay';
import type { Day } from '@carwash/domain/days/day';
import { type Roster, rosterId, rosterSchema } from '@carwash/domain/days/roster';
import type { PriceList } from '@carwash/domain/services/quote';
import type { Service, StoredService } from '@carwash/domain/services/service';
import type { OpeningHours, Period } from '@carwash/domain/settings/opening-hours';
import {
  publicSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '@carwash/domain/settings/public-settings';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { addDays, businessDay } from '@carwash/domain/time/business-time';
import prices from '../data/prices.json' with { type: 'json' };
import { buildServices } from './build-services.ts';
import type { BusinessSize } from './seed-size.ts';
import type { SeedTime } from './seed-time.ts';

/** The demo business: its services, bays and opening hours. */
export interface Business {
  /** Services without ratings. */
  services: readonly StoredService[];
  bays: Day['bays'];
  hours: OpeningHours;
}

const priceListSchema = publicSettingsSchema.pick(['sizes', 'addOns']);

const friday = 5;

/** Days until a holiday on which the business is closed, after the last booking. */
const holidayAhead = 17;

/**
 * Returns the weekly hours, with a long break at noon on Fridays. The spans around it are still long enough
 * for the services that take all day.
 */
function hoursUntil(closes: string, { now, timeZone }: SeedTime): OpeningHours {
  const ordinary: Period[] = [{ opens: '09:00', closes }];
  const fridays: Period[] = [
    { opens: '09:00', closes: '12:30' },
    { opens: '14:30', closes },
  ];
  const holiday = addDays(businessDay(now, timeZone), holidayAhead);
  return {
    hours: Array.from({ length: 7 }, (_, weekday) => ({
      periods: weekday === friday ? fridays : ordinary,
    })),
    exceptions: [{ from: holiday, to: holiday, periods: [], note: 'Our yearly day out' }],
  };
}

interface BaysOfKind extends Omit<Bay, '_id' | 'name'> {
  /** Name of a bay; several bays get numbers. */
  called: string;
}

const numbered = (count: number, { called, ...bay }: BaysOfKind): Bay[] =>
  Array.from({ length: count }, (_, at) => {
    const name = count > 1 ? `${called} ${at + 1}` : called;
    return { _id: name.toLowerCase().replace(/\W+/g, '-'), name, ...bay };
  });

const takesLong = ({ category }: Service): boolean =>
  category === 'detailing' || category === 'specialtyService' || category === 'premiumPackages';

const idsOf = (services: readonly Service[]): string[] => services.map(({ _id }) => _id);

/**
 * Returns bays for everything that is done at the business, some bays only for long services, and vans for
 * the rest.
 */
function buildBays(services: readonly Service[], { bays, detailing, vans }: BusinessSize): Bay[] {
  const long = idsOf(services.filter(takesLong));
  const away = idsOf(services.filter(({ location }) => location === 'customer'));
  return [
    ...numbered(bays, { called: 'Bay', kind: 'bay', services: null, cleanUp: 10 }),
    ...numbered(detailing, { called: 'Detailing', kind: 'bay', services: long, cleanUp: 15 }),
    ...numbered(vans, { called: 'Van', kind: 'van', services: away, cleanUp: 30 }),
  ];
}

/** Builds the demo business in the given size. */
export function buildBusiness(size: BusinessSize, time: SeedTime): Business {
  const services = buildServices(time.now);
  const hours = hoursUntil(size.closes, time);
  return { services, bays: buildBays(services, size), hours };
}

/** Returns the bays as they are stored. */
export const buildRoster = ({ bays }: Business, daysMade: number, createdAt: Date): Roster =>
  rosterSchema.validateSync(
    { _id: rosterId, bays, closures: [], daysMade, createdAt },
    { strict: true },
  );

/** Returns the settings as they are stored; all others have their defaults. */
export const buildSettings = ({ hours }: Business): StoredSettings =>
  storedSettingsSchema.validateSync(
    { _id: publicSettingsId, ...hours, ...buildPriceList() },
    { strict: true },
  );

/** Returns sizes and add-ons of `data/prices.json`. */
export const buildPriceList = (): Pick<PriceList, 'sizes' | 'addOns'> =>
  priceListSchema.validateSync(prices, { strict: true });
