import type { ServiceJson } from '@carwash/domain/page-data';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const service: ServiceJson = {
  _id: 'abcd1234',
  name: 'Wax & "Shine" </script>',
  description: `Two coats.\n${'Word '.repeat(60)}`,
  category: 'detailing',
  price: 49.9,
  duration: 60,
  image: '/pictures/wax.svg',
  rating: 4.5,
  ratingCount: 2,
  ratingHistogram: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
  verifiedHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  hiddenReviewCount: 0,
  benefits: [],
  suitableFor: [],
  keywords: [],
  asksVehicleDetails: false,
  location: 'business',
  startsEvery: null,
  sizePrices: [],
  isPaused: false,
  vatPercent: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(() => {
  vi.stubEnv('VITE_PUBLIC_BASE_URL', 'https://wash.test');
  vi.stubEnv('VITE_CURRENCY', 'BDT');
  vi.resetModules();
});

async function headOf(
  shown: ServiceJson | undefined,
  path: string,
  { title, ...changed }: { title?: string } & Partial<PublicSettings> = {},
) {
  const [{ pageHead }, { unsetSettings }] = await Promise.all([
    import('./page-head'),
    import('~/lib/settings/settings'),
  ]);
  const settings = { ...unsetSettings, ...changed };
  return pageHead({ title, description: undefined, path, settings, service: shown });
}

const structured = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '')[
    '@graph'
  ];

test('a service is described with its name, its price and its ratings', async () => {
  const head = await headOf(service, '/services/abcd1234');
  const [business, offered] = structured(head);
  expect(business).toMatchObject({ '@type': 'AutoWash', url: 'https://wash.test' });
  expect(offered).toMatchObject({
    '@type': 'Service',
    name: service.name,
    offers: { price: '49.90', priceCurrency: 'BDT' },
    aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
  });
});

const offersWith = async (change: object, settings: Partial<PublicSettings> = {}) => {
  const shown = { ...service, ...change };
  const [, offered] = structured(await headOf(shown, '/services/abcd1234', settings));
  return offered.offers;
};

test('a price that depends on the vehicle is described by its lowest and highest value', async () => {
  const sizes: PublicSettings['sizes'] = [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV'] }];
  const sizePrices = [
    { sizeId: 'large', price: 60, duration: 45 },
    { sizeId: 'removed', price: 5, duration: 45 },
  ];
  expect(await offersWith({ sizePrices }, { sizes })).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '49.90',
    highPrice: '60.00',
    priceCurrency: 'BDT',
  });
  expect(await offersWith({ sizePrices })).toMatchObject({ '@type': 'Offer', price: '49.90' });
});

test('a paused service is described as out of stock', async () => {
  expect(await offersWith({})).not.toHaveProperty('availability');
  expect(await offersWith({ isPaused: true })).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  });
});

test('a name cannot end an element or an attribute', async () => {
  const head = await headOf(service, '/services/abcd1234');
  expect(head).toContain('<title>Wax &amp; &quot;Shine&quot; &lt;/script&gt; · Clearcoat</title>');
  expect(head.match(/<\/script>/g)).toHaveLength(1);
});

test('a long description is cut at a word', async () => {
  const head = await headOf(service, '/services/abcd1234');
  const text = /name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
  expect(text.length).toBeLessThanOrEqual(202);
  expect(text).toMatch(/^Two coats\. Word .* Word …$/);
});

test('a service without ratings has no average', async () => {
  const [, offered] = structured(
    await headOf({ ...service, ratingCount: 0 }, '/services/abcd1234'),
  );
  expect(offered).not.toHaveProperty('aggregateRating');
});

test('another page has its own title and address', async () => {
  const head = await headOf(undefined, '/about', { title: 'About' });
  expect(head).toContain('<title>About · Clearcoat</title>');
  expect(head).toContain('<link rel="canonical" href="https://wash.test/about" />');
  expect(structured(head)).toHaveLength(1);
});

test('a route has its own description', async () => {
  const [{ pageHead }, { unsetSettings }] = await Promise.all([
    import('./page-head'),
    import('~/lib/settings/settings'),
  ]);
  const head = pageHead({
    title: 'Reviews',
    description: 'All "ratings"',
    path: '/review',
    settings: unsetSettings,
    service: undefined,
  });
  expect(head).toContain('<meta name="description" content="All &quot;ratings&quot;" />');
});

describe('pictures of the business in the page head', () => {
  const upload = (name: string) => `/api/images/${name.repeat(64)}`;
  const pictures = [
    { image: upload('a'), caption: 'The foam arch' },
    { image: upload('b'), caption: 'The desk' },
  ];
  const preview = (head: string) => /property="og:image" content="([^"]*)"/.exec(head)?.[1];

  test('search engines get all of them, previews the first one', async () => {
    const head = await headOf(undefined, '/about', { title: 'About', pictures });
    expect(preview(head)).toBe(`https://wash.test${upload('a')}`);
    expect(structured(head)[0].image).toEqual(
      pictures.map(({ image }) => `https://wash.test${image}`),
    );
    expect(preview(await headOf(service, '/services/abcd1234'))).toBe(
      'https://wash.test/pictures/wax.svg',
    );
  });

  test("the site's own drawing is used if there are none", async () => {
    const head = await headOf(undefined, '/about', { title: 'About' });
    expect(preview(head)).toBe('https://wash.test/pictures/hero.svg');
    expect(structured(head)[0].image).toEqual(['https://wash.test/pictures/hero.svg']);
  });
});
