import { pageQueryKeys } from '@carwash/domain/page-data';
import { partId } from '@carwash/domain/schema/fields';
import { serviceSortings } from '@carwash/domain/services/search-services';
import { serviceCategories } from '@carwash/domain/services/service-category';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { isCalendarDay } from '@carwash/domain/time/calendar-days';
import { dayMs } from '@carwash/domain/time/durations';
import type { PageName } from './page-files.ts';

/** Pages and the sitemap. */
type AddressedName = PageName | 'sitemap';

const keysOf: Record<AddressedName, Readonly<Record<string, string>>> = {
  ...pageQueryKeys,
  sitemap: {},
};

const fixedPaths = {
  home: '/',
  about: '/about',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  services: '/services',
  sitemap: '/sitemap.xml',
} as const;

export function pageNameOf(path: string): AddressedName {
  const names = Object.keys(fixedPaths) as (keyof typeof fixedPaths)[];
  const named = names.find((name) => fixedPaths[name] === path);
  return named ?? (path.split('/')[2] ? 'service' : 'services');
}

/** Returns the canonical path. It never begins with //, which would lead to another site. */
const pathOf = (name: AddressedName, path: string): string =>
  name === 'service' ? `/services/${path.split('/')[2]}` : fixedPaths[name];

const isPartId = (id: string): boolean => partId().required().isValidSync(id);

/** Keys of lists. A plain form repeats the key for each entry; a page reads the entries with commas between them. */
const listKeys: ReadonlySet<string> = new Set([pageQueryKeys.service.addOns]);

const oneOf = (names: readonly string[], name: string): string | null =>
  names.includes(name) ? name : null;

/**
 * Returns a value without what its page cannot mean; null when nothing is left. Values of other keys stay as they
 * are.
 */
const meaningOf: Readonly<Record<string, (value: string) => string | null>> = {
  [pageQueryKeys.services.category]: (name) => oneOf(serviceCategories, name),
  [pageQueryKeys.services.sortBy]: (name) => oneOf(serviceSortings, name),
  [pageQueryKeys.services.page]: (page) => (/^[1-9]\d?$/.test(page) ? page : null),
  [pageQueryKeys.service.day]: (day) => (isCalendarDay(day) ? day : null),
  [pageQueryKeys.service.slot]: (id) => (partsOfSlotId(id) ? id : null),
  [pageQueryKeys.service.vehicleType]: (type) => (isPartId(type) ? type : null),
  [pageQueryKeys.service.addOns]: (list) => {
    const ids = list.split(',').filter(isPartId);
    return [...new Set(ids)].join(',') || null;
  },
};

/** Returns the known keys with a value that means something. */
const meaningful = (read: ReadonlyMap<string, string>): [string, string][] =>
  [...read].flatMap(([key, value]): [string, string][] => {
    const meant = Object.hasOwn(meaningOf, key) ? meaningOf[key]?.(value) : value;
    return meant == null ? [] : [[key, meant]];
  });

/** Returns the first value of each known key, and all values of a list. */
function readKnown(given: readonly [string, string][], known: ReadonlySet<string>) {
  const read = new Map<string, string>();
  for (const [key, value] of given) {
    const before = read.get(key);
    if (!known.has(key)) continue;
    if (before === undefined) read.set(key, value);
    else if (listKeys.has(key)) read.set(key, `${before},${value}`);
  }
  return read;
}

/**
 * Returns the address of the same page without query keys that the page does not use, without repeated ones, and
 * without values that mean nothing, so that a cache stores the page only once.
 * @returns null when the address is already like that
 */
export function shorterAddress(path: string, query: string): string | null {
  const name = pageNameOf(path);
  const known = new Set(Object.values(keysOf[name]));
  const given = [...new URLSearchParams(query)];
  const kept = meaningful(readKnown(given, known));
  if (JSON.stringify(kept) === JSON.stringify(given)) return null;
  const rest = new URLSearchParams(kept).toString().replaceAll('%2C', ',');
  return pathOf(name, path) + (rest && `?${rest}`);
}

/** Keys with few values. All others, such as a search, could fill a cache without end. */
const countableKeys: ReadonlySet<string> = new Set([
  pageQueryKeys.services.category,
  pageQueryKeys.services.sortBy,
  pageQueryKeys.services.page,
  pageQueryKeys.service.day,
]);

/** How far from today a day can be to be kept, in days: customers book a year ahead at most. */
const keptDays = 370;

/** Tells whether shared caches may keep the page with this query, which `shorterAddress` leaves as it is. */
export function isKeptByCaches(query: string, now: Date): boolean {
  return [...new URLSearchParams(query)].every(([key, value]) => {
    if (!countableKeys.has(key)) return false;
    if (key !== pageQueryKeys.service.day) return true;
    return Math.abs(Date.parse(value) - now.getTime()) < keptDays * dayMs;
  });
}
