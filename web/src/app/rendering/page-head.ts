import type { ServiceJson } from '@carwash/domain/page-data';
import { priceRange } from '@carwash/domain/services/price-range';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { businessDay } from '@carwash/domain/time/business-time';
import { pageTitle } from '~/lib/address/page-title';
import { paths } from '~/lib/address/paths';
import { business } from '~/lib/business';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import { openingSpecification } from './opening-specification';

const origin = import.meta.env.VITE_PUBLIC_BASE_URL;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Returns JSON for a script element, escaped so that no text in it can end the element. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Search engines and previews cut longer descriptions. */
const longestDescription = 200;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/\s+\S*$/, '')} …`;
}

/** Returns the addresses of the business's pictures, or of the site's own picture where it has none. */
const picturesOf = ({ pictures }: PublicSettings): string[] =>
  (pictures.length > 0 ? pictures.map(({ image }) => image) : ['/pictures/hero.svg']).map(
    (image) => new URL(image, origin).href,
  );

/** https://schema.org/AutoWash */
const autoWash = (settings: PublicSettings) => ({
  '@type': 'AutoWash',
  '@id': `${origin}/#business`,
  name: settings.name,
  description: business.description,
  url: origin,
  telephone: settings.phone,
  email: settings.email,
  address: settings.address.join(', '),
  openingHoursSpecification: openingSpecification(
    settings,
    businessDay(new Date(), businessTimeZone),
  ),
  image: picturesOf(settings),
});

/** https://schema.org/Offer, or https://schema.org/AggregateOffer where the price depends on the vehicle. */
function offersOf(service: ServiceJson, settings: Parameters<typeof priceRange>[1]) {
  const { lowest, highest } = priceRange(service, settings);
  const price =
    lowest === highest
      ? { '@type': 'Offer', price: lowest.toFixed(2) }
      : {
          '@type': 'AggregateOffer',
          lowPrice: lowest.toFixed(2),
          highPrice: highest.toFixed(2),
        };
  return {
    ...price,
    priceCurrency: import.meta.env.VITE_CURRENCY,
    url: origin + paths.service(service._id),
    // A paused service is out of stock, not discontinued: a service that ends for good is deleted.
    ...(service.isPaused && { availability: 'https://schema.org/OutOfStock' }),
  };
}

/** https://schema.org/Service, with its price and, once there are ratings, their average. */
const offeredService = (service: ServiceJson, settings: PublicSettings) => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  category: serviceCategoryLabels[service.category],
  image: new URL(service.image, origin).href,
  url: origin + paths.service(service._id),
  provider: { '@id': `${origin}/#business` },
  offers: offersOf(service, settings),
  ...(service.ratingCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: service.rating,
      ratingCount: service.ratingCount,
      bestRating: 5,
      worstRating: 1,
    },
  }),
});

interface PageHead {
  /** Title of the route; the home page has none. */
  title: string | undefined;
  description: string | undefined;
  path: string;
  settings: PublicSettings;
  /** The service that the page is about. */
  service: ServiceJson | undefined;
}

/** Returns the elements of a page's head that differ from page to page. */
export function pageHead({ title, description, path, settings, service }: PageHead): string {
  const shown = pageTitle(settings, service?.name ?? title);
  const about = shorten(service?.description ?? description ?? business.description);
  const address = origin + path;
  const [picture = ''] = service ? [new URL(service.image, origin).href] : picturesOf(settings);
  const graph = [autoWash(settings), ...(service ? [offeredService(service, settings)] : [])];
  const meta = (kind: 'name' | 'property', name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(shown)}</title>`,
    meta('name', 'description', about),
    `<link rel="canonical" href="${escapeHtml(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', settings.name),
    meta('property', 'og:title', shown),
    meta('property', 'og:description', about),
    meta('property', 'og:url', address),
    meta('property', 'og:image', picture),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', '@graph': graph })}</script>`,
  ].join('\n    ');
}
