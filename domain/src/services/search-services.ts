import { type PriceSettings, priceRange } from './price-range.ts';
import type { Service } from './service.ts';
import type { ServiceCategory } from './service-category.ts';

export const serviceSortings = [
  'popular',
  'rating',
  'priceAsc',
  'priceDesc',
  'duration',
  'name',
] as const;
type ServiceSorting = (typeof serviceSortings)[number];

export const serviceSortingLabels: Record<ServiceSorting, string> = {
  popular: 'Most booked',
  rating: 'Best rated',
  priceAsc: 'Price: low to high',
  priceDesc: 'Price: high to low',
  duration: 'Shortest first',
  name: 'Name',
};

const servicesPerPage = 24;

export interface ServiceQuery {
  search: string;
  category: ServiceCategory | null;
  /** null: as they were found: the best match of a search first, or else the most booked. */
  sortBy: ServiceSorting | null;
  /** From 1. A page past the end shows the last one. */
  page: number;
}

interface ServicePage<S> {
  services: S[];
  total: number;
  page: number;
  pages: number;
}

type Listed = Parameters<typeof priceRange>[0] &
  Pick<Service, '_id' | 'name' | 'category' | 'duration' | 'rating' | 'ratingCount'>;

/** Returns the shown price of a service, the lowest one, in major units. */
type PriceOf = (service: Listed) => number;

const compare = {
  rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
  priceAsc: (a, b, priceOf) => priceOf(a) - priceOf(b),
  priceDesc: (a, b, priceOf) => priceOf(b) - priceOf(a),
  duration: (a, b) => a.duration - b.duration,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
} satisfies Record<
  Exclude<ServiceSorting, 'popular'>,
  (a: Listed, b: Listed, priceOf: PriceOf) => number
>;

/** Sorts services; equal ones by name, then id. Their prices are those that lists show, the lowest ones. */
export function sortServices<S extends Listed>(
  services: readonly S[],
  sortBy: keyof typeof compare,
  settings: PriceSettings,
): S[] {
  const prices = new Map(services.map((each) => [each._id, priceRange(each, settings).lowest]));
  const priceOf: PriceOf = ({ _id }) => prices.get(_id) ?? 0;
  const chosen: (a: Listed, b: Listed, priceOf: PriceOf) => number = compare[sortBy];
  return services.toSorted(
    (a, b) => chosen(a, b, priceOf) || compare.name(a, b) || (a._id < b._id ? -1 : 1),
  );
}

/** Services that a search has found, and all from which it has. */
interface FoundServices<S> {
  /** The most booked service first (`mostBookedFirst`). */
  catalogue: readonly S[];
  /** Some of the catalogue, the best match first (`findServices`). */
  found: readonly S[];
}

function inOrder<S extends Listed>(
  { catalogue, found }: FoundServices<S>,
  sortBy: ServiceQuery['sortBy'],
  settings: PriceSettings,
): readonly S[] {
  if (sortBy === null) return found;
  if (sortBy !== 'popular') return sortServices(found, sortBy, settings);
  const wanted = new Set(found);
  return catalogue.filter((service) => wanted.has(service));
}

/**
 * Filters, sorts and pages the services that a search has found.
 * @param pageSize services per page; default: the site's page size
 */
export function pageOfServices<S extends Listed>(
  services: FoundServices<S>,
  { category, sortBy, page }: Omit<ServiceQuery, 'search'>,
  settings: PriceSettings,
  pageSize: number = servicesPerPage,
): ServicePage<S> {
  const listed = inOrder(services, sortBy, settings).filter(
    (service) => category === null || service.category === category,
  );
  const pages = Math.max(1, Math.ceil(listed.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  const start = (shown - 1) * pageSize;
  return {
    services: listed.slice(start, start + pageSize),
    total: listed.length,
    page: shown,
    pages,
  };
}
