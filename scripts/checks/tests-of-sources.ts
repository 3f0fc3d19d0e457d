import type { CheckName } from './run-checks.ts';

/** Tests by check: names of folders in `tests/api` and `tests/e2e` with white space between, or `all`. */
type Tests = Partial<Record<CheckName, string>>;

const everywhere = { api: 'all', e2e: 'all' };

/** API tests of what all calls have in common. */
const ofEveryCall = 'audit http';

/**
 * Folders of `domain/src` and `functions/src`, with the further tests that a change there can break. The browser tests also
 * follow the folder of that name in `web/src/entities`.
 */
const areas: Record<string, { api?: string; e2e: string }> = {
  audit: { e2e: 'admin-audit' },
  bookings: {
    api: `bookings calendar customers days messages payments reviews statistics visit-records
      waitlist`,
    e2e: `admin-bays admin-bookings admin-customer admin-overview admin-sale admin-slots admin-today
      admin-transactions admin-users booking my-bookings my-transactions profile services`,
  },
  calendar: { api: 'calendar users', e2e: 'admin-bays my-bookings profile' },
  closings: { api: 'closings', e2e: 'admin-closings' },
  closures: { e2e: 'admin-bays admin-settings admin-slots' },
  customers: { api: 'customers payments waitlist', e2e: 'admin-customer admin-sale' },
  days: {
    api: 'bookings calendar days payments services slots waitlist',
    e2e: 'admin-bays admin-overview admin-sale admin-slots booking my-bookings services',
  },
  desk: { e2e: 'admin-bookings admin-customer admin-sale admin-slots admin-today' },
  images: {
    api: 'images services settings users visit-records',
    e2e: 'admin-services admin-settings admin-today admin-users profile',
  },
  messages: {
    api: 'bookings messages users waitlist',
    e2e: `admin-bookings admin-customer admin-messages admin-settings admin-today booking messages
      profile unsubscribe`,
  },
  openapi: { e2e: 'app' },
  'own-data': { api: 'users', e2e: 'profile' },
  pages: { api: 'services', e2e: 'about app home services' },
  payments: {
    api: 'bookings closings messages payments receipts reconciler statistics waitlist',
    e2e: `admin-bookings admin-sale admin-today admin-transactions booking my-bookings
      my-transactions services`,
  },
  receipts: {
    api: 'bookings closings payments receipts',
    e2e: 'admin-closings admin-settings admin-transactions my-transactions',
  },
  reconciler: { api: 'reconciler statistics', e2e: 'admin-overview' },
  retention: { api: 'reconciler retention', e2e: 'admin-overview' },
  reviews: {
    api: 'reviews services statistics',
    e2e: 'admin-customer admin-overview admin-reviews admin-services home reviews services',
  },
  sales: {
    api: `bookings calendar closings days messages payments receipts retention reviews slots
      statistics users visit-records waitlist`,
    e2e: `admin-bookings admin-overview admin-today admin-transactions booking messages
      my-bookings`,
  },
  services: {
    api: 'bookings payments reviews services settings slots vehicles waitlist',
    e2e: `admin-bays admin-overview admin-sale admin-services admin-slots booking home my-bookings
      reviews services`,
  },
  settings: {
    api: 'bookings days messages payments retention settings slots',
    e2e: 'about admin-overview admin-settings admin-slots app booking legal',
  },
  slots: {
    api: 'bookings days payments services slots waitlist',
    e2e: `admin-bookings admin-overview admin-services admin-settings admin-slots admin-today
      booking home my-bookings services`,
  },
  statistics: {
    api: 'bookings payments reviews services statistics',
    e2e: 'admin-overview admin-today admin-transactions',
  },
  users: {
    api: 'bookings customers messages users',
    e2e: `admin-audit admin-bookings admin-customer admin-today admin-users app auth booking
      password profile`,
  },
  vehicles: { api: 'payments users vehicles', e2e: 'booking profile services' },
  'visit-records': { api: 'users visit-records', e2e: 'admin-bookings admin-today my-bookings' },
  waitlist: { api: 'days messages payments waitlist', e2e: 'booking' },
};

/** Folders of `web/src/features`, with the browser tests that use their screens. */
const features: Record<string, string> = {
  about: 'about admin-settings',
  'admin-audit': 'admin-audit admin-bays admin-settings',
  'admin-bays': 'admin-bays',
  'admin-bookings': 'admin-bookings',
  'admin-closings': 'admin-closings',
  'admin-customer': 'admin-customer',
  'admin-messages': 'admin-messages admin-settings',
  'admin-overview': 'admin-overview',
  'admin-receipts': 'admin-closings',
  'admin-reviews': 'admin-reviews',
  'admin-services': 'admin-services admin-settings booking',
  'admin-settings': 'admin-bays admin-settings booking legal',
  'admin-slots': 'admin-bays admin-settings admin-slots',
  'admin-today': 'admin-closings admin-sale admin-today',
  'admin-transactions': 'admin-bookings admin-closings admin-transactions',
  'admin-users': 'admin-users',
  'admin-waitlist': 'booking',
  auth: 'auth legal password',
  booking: 'booking messages',
  'find-customer': 'admin-customer admin-today',
  home: 'home',
  legal: 'legal',
  'my-bookings': 'admin-today booking my-bookings',
  'my-transactions': 'admin-bookings admin-settings booking my-transactions',
  'next-booking': 'booking my-bookings',
  password: 'password',
  profile: 'admin-today messages profile',
  reviews: 'reviews',
  services: 'booking services',
  'switch-person': 'admin-today',
  'unfinished-payment': 'booking my-transactions',
  unsubscribe: 'unsubscribe',
};

/** Sources, with the tests that a change there can break. */
export const testsOfSources: [sources: string, tests: Tests][] = [
  ...Object.entries(areas).flatMap(([area, { api = '', e2e }]): [string, Tests][] => [
    [`{domain,functions}/src/${area}/**`, { api: `${ofEveryCall} ${api}`, e2e }],
    [`web/src/entities/${area}/**`, { e2e }],
  ]),
  ...Object.entries(features).map(([feature, e2e]): [string, Tests] => [
    `web/src/features/${feature}/**`,
    { e2e },
  ]),
  ['domain/src/{*,{endpoint,money,roles,schema,search,time}/**}', everywhere],
  ['domain/src/{collections.ts,roles/**}', { rules: 'all' }],
  ['functions/src/{*,{background,db,errors,gateways,http,limits,outbox}/**}', everywhere],
  ['functions/{*,.*}', { ...everywhere, package: 'all' }],
  ['functions/src/{api,context,deployed-*,index,parameters}.ts', { package: 'all' }],
  ['web/{*,{api,build,public,worker}/**,src/*,src/{app,lib,ui}/**}', { e2e: 'all' }],
  ['{emulator-seed,payment-sandbox}/**', everywhere],
  ['{scripts/suite.ts,scripts/{processes,suite}/**,firebase*.json}', everywhere],
  ['tests/support/**', { ...everywhere, rules: 'all' }],
  ['tests/api/support/**', { api: 'all' }],
  ['tests/e2e/{playwright.config.ts,support/**}', { e2e: 'all' }],
  ['tests/processes/**', { api: 'all', package: 'all' }],
  // The check `indexes` compares it with the queries of both.
  ['firestore.indexes.json', everywhere],
  ['scripts/indexes/**', { api: 'db' }],
  ['scripts/pictures.ts', { e2e: 'pictures' }],
  ['{firestore.rules,tests/rules/**}', { rules: 'all' }],
  ['tests/package/**', { package: 'all' }],
  [
    '{package-lock.json,{*/,}package.json,vitest.config.ts}',
    { ...everywhere, unit: 'all', screens: 'all', package: 'all', rules: 'all' },
  ],
];
