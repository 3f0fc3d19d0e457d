import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { readPageFiles } from '@carwash/functions/pages/page-files';
import { servePage } from '@carwash/functions/pages/serve-page';
import express from 'express';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { close, listen } from '../../support/servers.ts';
import { harness, test } from '../support/test.ts';

const template = '<title>Built</title><!-- page head --><main><!-- page root --></main>';

/** A stand-in for the built renderer that returns what it can read. */
const renderer = `export const renderPage = async (template, address, source) => {
  if (address.includes('break')) throw new Error('broken');
  const [path] = address.split('?');
  const id = path.split('/')[2];
  const data = {
    settings: await source.settings(),
    ...(path === '/services' && { services: await source.services() }),
    ...(id && { service: await source.service(id) }),
    ...(address.includes('date=') && {
      openTimes: await source.openTimes({ serviceId: id }),
      day: await source.day(address.split('date=')[1], id),
    }),
  };
  const html = template.replace('<!-- page root -->', JSON.stringify({ address, data }));
  return { status: data.service === null ? 404 : 200, html };
};`;

/** A stand-in for the headers of Hosting. */
const safe = { 'Content-Security-Policy': "default-src 'self'", 'X-Frame-Options': 'DENY' };

let folder: string;
let origin: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(`${tmpdir()}/pages-`);
  for (const name of ['home', 'about', 'signIn', 'signUp', 'services']) {
    await writeFile(`${folder}/${name}.html`, template);
  }
  await writeFile(`${folder}/service.html`, template);
  await writeFile(`${folder}/headers.json`, JSON.stringify(safe));
  await writeFile(`${folder}/package.json`, '{"type":"module"}');
  await writeFile(`${folder}/entry-server.js`, renderer);
});

test.beforeAll(async ({ harness: { context } }) => {
  const app = express();
  const serve = servePage({
    ...context,
    files: readPageFiles(folder),
    settings: { ...context.settings, publicBaseUrl: 'https://wash.test' },
  });
  app.use((request, response) => serve(request, response));
  server = createServer(app);
  origin = await listen(server);
});

afterEach(() => harness.clock.reset());

afterAll(async () => {
  await close(server);
  await rm(folder, { recursive: true });
});

const shared = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=60';

async function read(path: string, init?: RequestInit) {
  const response = await fetch(origin + path, init);
  const text = await response.text();
  const rendered = JSON.parse(/<main>(.*)<\/main>/s.exec(text)?.[1] || 'null');
  return { status: response.status, cache: response.headers.get('cache-control'), text, rendered };
}

test.each(['/', '/about', '/services', '/auth/signin', '/auth/signup'])(
  '%s holds the settings, and may be as old as the others',
  async (path) => {
    const { cache, rendered } = await read(path);
    expect(cache).toBe(shared);
    expect(rendered.data.settings).toEqual(defaultSettings);
  },
);

test('the list page gets every service as the API returns it, and the query', async () => {
  const { _id, name } = await newService(harness);
  const { status, cache, rendered } = await read('/services?search=foam');
  // Whatever people search for would fill the caches.
  expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
  expect(rendered.address).toBe('/services?search=foam');
  const found = rendered.data.services.find((service: { _id: string }) => service._id === _id);
  expect(found).toMatchObject({ name });
  expect(found).not.toHaveProperty('uploadedPictures');
});

test('a service page holds its service', async () => {
  const { _id, name } = await newService(harness);
  const { status, rendered } = await read(`/services/${_id}`);
  expect(status).toBe(200);
  expect(rendered.data).toMatchObject({ service: { _id, name } });
});

test('a service page holds when there is room and the times of its day, read once a minute for all', async () => {
  harness.clock.stopAt(new Date('2031-03-03T03:00:30Z'));
  const { _id: serviceId, ...service } = await newService(harness);
  const first = await newSlot(harness, { _id: serviceId, ...service }, 60);
  const path = `/services/${serviceId}?date=${first.date}`;
  const timesOf = async () => {
    const { openTimes, day } = (await read(path)).rendered.data;
    expect(openTimes).toEqual([{ serviceId, days: [expect.objectContaining({ date: day._id })] }]);
    expect(Object.keys(day.starts)).toEqual([serviceId]);
    expect(Object.keys(day.starts[serviceId])).toEqual(openTimes[0].days[0].startTimes);
    return openTimes[0].days[0].startTimes;
  };
  expect(await timesOf()).toEqual([first.startTime]);
  const second = await newSlot(harness, { _id: serviceId, ...service }, 120);
  expect(await timesOf()).toEqual([first.startTime]);
  harness.clock.advanceMinutes(1);
  expect(await timesOf()).toEqual([first.startTime, second.startTime]);

  const past = await read(`/services/${serviceId}?date=2031-03-02`);
  expect(past.rendered.data.day).toBeNull();
});

test('a service page comes without times where the days cannot be read', async () => {
  harness.clock.stopAt(new Date('2031-05-05T03:00:00Z'));
  const service = await newService(harness);
  const { date } = await newSlot(harness, service, 60);
  const day = harness.context.db.days.withConverter(null).doc(date);
  const valid = (await day.get()).data() ?? {};
  await day.set({ ...valid, bays: 'none' });
  const { status, cache, rendered } = await read(`/services/${service._id}?date=${date}`);
  expect({ status, cache }).toEqual({ status: 200, cache: shared });
  expect(rendered.data).toMatchObject({
    service: { _id: service._id },
    openTimes: null,
    day: null,
  });
  await day.set(valid);
  const { rendered: mended } = await read(`/services/${service._id}?date=${date}`);
  expect(mended.data.openTimes).toHaveLength(1);
});

test('pictures of the work are on the page of their service, and not in the list', async () => {
  const pictures = [{ image: '/pictures/wheel.webp', caption: 'A wheel' }];
  const uploadedPictures: string[] = [];
  const { _id } = await newService(harness, { pictures, uploadedPictures });
  const { service } = (await read(`/services/${_id}`)).rendered.data;
  expect(service.pictures).toEqual(pictures);
  expect(service).not.toHaveProperty('uploadedPictures');
  const { services } = (await read('/services')).rendered.data;
  const listed = services.find((one: { _id: string }) => one._id === _id);
  expect(listed).toMatchObject({ _id });
  expect(listed).not.toHaveProperty('pictures');
});

test.each([
  ['another id', 'nosuch00'],
  ['a path', '%2F..%2Fusers'],
  ['half a letter', '%E0%A4%A'],
  ['a long text', 'x'.repeat(2000)],
])('%s that names no service is a page that says so', async (_what, id) => {
  const { status, rendered } = await read(`/services/${id}`);
  expect(status).toBe(404);
  expect(rendered.data).toEqual({ service: null, settings: defaultSettings });
});

test.each([
  ['/?x=1', '/'],
  ['/?utm_source=mail&cancelled=T-1&fbclid=2', '/?cancelled=T-1'],
  ['/?cancelled=T-1&cancelled=T-2', '/?cancelled=T-1'],
  ['/about?cancelled=T-1', '/about'],
  ['/services?x=1&search=a+b%26c&page=2', '/services?search=a+b%26c&page=2'],
  [
    '/services/abcd1234?extras=wax&vehicle=SUV&extras=roof',
    '/services/abcd1234?extras=wax,roof&vehicle=SUV',
  ],
  [
    '/services/abcd1234?date=2030-01-15&x=1&extras=wax',
    '/services/abcd1234?date=2030-01-15&extras=wax',
  ],
  ['/sitemap.xml?x=1', '/sitemap.xml'],
  ['//elsewhere.test?x=1', '/services/elsewhere.test'],
])('%s is the same page as %s', async (asked, address) => {
  const response = await fetch(origin + asked, { redirect: 'manual' });
  const { status, headers } = response;
  expect([status, headers.get('location')]).toEqual([302, address]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test.each([
  '/?cancelled=T-1',
  '/services?search=foam%20wash&category=detailing&sortBy=name&page=2',
  '/services/unknown?date=2030-01-15&slot=abcd1234_2030-01-15_0900&vehicle=SUV&extras=wax,wheels',
  '/about?',
])('%s keeps the query keys that its page reads', async (address) => {
  const { status } = await fetch(origin + address, { redirect: 'manual' });
  expect([200, 404]).toContain(status);
});

test('a page that cannot be rendered comes empty and is not kept', async () => {
  const { status, cache, text } = await read('/services?search=break');
  expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' });
  expect(text).toBe('<title>Built</title><main></main>');
});

test('the sitemap names the public pages and every service', async () => {
  const { _id } = await newService(harness);
  const { cache, text } = await read('/sitemap.xml');
  expect(cache).toBe(shared);
  expect(text).toContain('<loc>https://wash.test/</loc>');
  expect(text).toContain(`<loc>https://wash.test/services/${_id}</loc>`);
});

test.each([
  [200, 'GET', '/'],
  [302, 'GET', '/?x=1'],
  [404, 'GET', '/services/unknown'],
  [405, 'POST', '/services'],
  [200, 'GET', '/services?search=break'],
  [200, 'GET', '/sitemap.xml'],
])(
  'an answer with status %i has the headers that keep it safe: %s %s',
  async (status, method, path) => {
    const response = await fetch(origin + path, { method, redirect: 'manual' });
    expect(response.status).toBe(status);
    for (const [name, value] of Object.entries(safe))
      expect(response.headers.get(name)).toBe(value);
  },
);

test('a page can be read, but not posted to', async () => {
  const { status } = await read('/services', { method: 'POST' });
  expect(status).toBe(405);
});
