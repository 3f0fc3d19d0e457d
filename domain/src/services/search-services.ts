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

const compare = {
  rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
  duration: (a, b) => a.duration - b.duration,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
} satisfies Record<string, (a: Listed, b: Listed) => number>;

/** Sorts services; equal ones by name, then id. */
const inOrderOf = <S extends Listed>(
  services: readonly S[],
  order: (a: Listed, b: Listed) => number,
): S[] =>
  services.toSorted((a, b) => order(a, b) || compare.name(a, b) || (a._id < b._id ? -1 : 1));

/** Sorts services; equal ones by name, then id. */
export const sortServices = <S extends Listed>(
  services: readonly S[],
  sortBy: keyof typeof compare,
): S[] => inOrderOf(services, compare[sortBy]);

/** Sorts services by the prices that lists show, the lowest ones; equal ones by name, then id. */
function sortByPrice<S extends Listed>(
  services: readonly S[],
  sortBy: 'priceAsc' | 'priceDesc',
  settings: PriceSettings,
): S[] {
  const prices = new Map(services.map((each) => [each._id, priceRange(each, settings).lowest]));
  const priceOf = ({ _id }: Listed) => prices.get(_id) ?? 0;
  const sign = sortBy === 'priceAsc' ? 1 : -1;
  return inOrderOf(services, (a, b) => sign * (priceOf(a) - priceOf(b)));
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
  if (sortBy === 'priceAsc' || sortBy === 'priceDesc') return sortByPrice(found, sortBy, settings);
  if (sortBy !== 'popular') return sortServices(found, sortBy);
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
