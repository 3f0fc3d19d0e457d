import type { Service } from './service.ts';
import { type ServiceCategory, serviceCategoryLabels } from './service-category.ts';

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

export const servicesPerPage = 24;

export interface ServiceQuery {
  search: string;
  category: ServiceCategory | null;
  sortBy: ServiceSorting;
  /** From 1. A page past the end shows the last one. */
  page: number;
}

interface ServicePage<S> {
  services: S[];
  total: number;
  page: number;
  pages: number;
}

type Listed = Pick<
  Service,
  '_id' | 'name' | 'description' | 'category' | 'price' | 'duration' | 'rating' | 'ratingCount'
>;

const compare: Record<Exclude<ServiceSorting, 'popular'>, (a: Listed, b: Listed) => number> = {
  rating: (a, b) => b.rating - a.rating || b.ratingCount - a.ratingCount,
  priceAsc: (a, b) => a.price - b.price,
  priceDesc: (a, b) => b.price - a.price,
  duration: (a, b) => a.duration - b.duration,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Tells whether every word of the search occurs in the name, description or category, in any case. */
function matches(service: Listed, search: string): boolean {
  const text = [service.name, service.description, serviceCategoryLabels[service.category]]
    .join(' ')
    .toLocaleLowerCase('en');
  return search
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * Sorts services; equal ones by name, then id. 'popular' keeps the order of the catalogue, which is sorted by
 * bookings.
 */
function sorted<S extends Listed>(found: readonly S[], sortBy: ServiceSorting): readonly S[] {
  if (sortBy === 'popular') return found;
  return found.toSorted(
    (a, b) => compare[sortBy](a, b) || compare.name(a, b) || (a._id < b._id ? -1 : 1),
  );
}

/**
 * Searches, filters, sorts and pages a catalogue.
 * @param catalogue the most booked service first (`mostBookedFirst`)
 * @param pageSize services per page; default: the site's page size
 */
export function searchServices<S extends Listed>(
  catalogue: readonly S[],
  { search, category, sortBy, page }: ServiceQuery,
  pageSize: number = servicesPerPage,
): ServicePage<S> {
  const found = sorted(
    catalogue
      .filter((service) => category === null || service.category === category)
      .filter((service) => matches(service, search)),
    sortBy,
  );
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  const start = (shown - 1) * pageSize;
  return {
    services: found.slice(start, start + pageSize),
    total: found.length,
    page: shown,
    pages,
  };
}
