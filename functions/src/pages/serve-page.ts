import type { PageData, ServiceJson } from '@carwash/domain/page-data';
import { listedServiceSchema, type Service, serviceSchema } from '@carwash/domain/services/service';
import type { Request, Response } from 'express';
import type { Settings } from '../context.ts';
import type { Database } from '../db/database.ts';
import { cachedForAMinute } from '../http/cache-control.ts';
import { logError } from '../http/log.ts';
import { readCatalogue } from '../services/read-catalogue.ts';
import { readSettings } from '../settings/read-settings.ts';
import { pageNameOf, shorterAddress } from './page-address.ts';
import type { PageFiles } from './page-files.ts';

/**
 * Address that is rendered for every unknown one, because their pages are the same and the renderer keeps the
 * data of each address in memory.
 */
const addressOfNothing = '/services/unknown';

/** Most services, as on the site. */
const listLimit = 100;

const toJson = (
  service: Service,
  schema: typeof serviceSchema | typeof listedServiceSchema,
): ServiceJson => JSON.parse(JSON.stringify(schema.cast(service, { stripUnknown: true })));

interface Parts {
  db: Database;
  files: PageFiles;
  /** Parameters of the deployment; `publicBaseUrl` is the origin of the public site. */
  settings: Pick<Settings, 'askedVehicleDetails' | 'publicBaseUrl'>;
}

interface Page {
  /** Rendered address: path and query. */
  address: string;
  /** 404 when the address is unknown. */
  status: 200 | 404;
  /** Data of the page besides the settings. */
  data: Omit<PageData, 'settings'>;
}

const isServiceId = (id: string): boolean => serviceSchema.pick(['_id']).isValidSync({ _id: id });

async function findService(db: Database, path: string, address: string): Promise<Page> {
  const id = path.split('/')[2] ?? '';
  const service = isServiceId(id) ? (await db.services.doc(id).get()).data() : undefined;
  if (!service) return { address: addressOfNothing, status: 404, data: { service: null } };
  return { address, status: 200, data: { service: toJson(service, serviceSchema) } };
}

/** Loads the data of a page, such as /services/abcd1234. */
async function findPage(db: Database, path: string, address: string): Promise<Page> {
  switch (pageNameOf(path)) {
    case 'service':
      return findService(db, path, address);
    case 'services': {
      const services = await readCatalogue(listLimit, db);
      const listed = services.map((service) => toJson(service, listedServiceSchema));
      return { address, status: 200, data: { services: listed } };
    }
    default:
      return { address, status: 200, data: {} };
  }
}

/** Addresses that search engines may show, besides those of the services. */
const publicPaths = ['/', '/services', '/review', '/about'];

/** https://www.sitemaps.org/protocol.html */
async function sitemap({ db, settings: { publicBaseUrl } }: Parts): Promise<string> {
  const { docs } = await db.services.limit(listLimit).get();
  const paths = [...publicPaths, ...docs.map(({ id }) => `/services/${id}`)];
  const urls = paths.map((path) => `<url><loc>${publicBaseUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

/** Returns the page without its content: the browser loads the data. */
const emptyPage = (template: string): string => template.replace(/<!-- page \w+ -->/g, '');

/**
 * Answers /sitemap.xml, and /, /about, /services and /services/{id} with the page that a browser would show,
 * so that it can be read before any script has run. When rendering fails, the page is sent empty and the
 * browser fills it.
 */
export const servePage =
  (parts: Parts) =>
  async ({ path, originalUrl, method }: Request, response: Response): Promise<void> => {
    response.set(await parts.files.headers());
    if (method !== 'GET' && method !== 'HEAD') {
      response.set('allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    const [, query = ''] = originalUrl.split('?', 2);
    const shorter = shorterAddress(path, query);
    if (shorter !== null) {
      response.set('cache-control', cachedForAMinute).redirect(shorter);
      return;
    }
    const name = pageNameOf(path);
    if (name === 'sitemap') {
      response
        .set('cache-control', cachedForAMinute)
        .type('xml')
        .send(await sitemap(parts));
      return;
    }
    const { db, files } = parts;
    try {
      const [{ address, status, data }, settings, render, template] = await Promise.all([
        findPage(db, path, originalUrl),
        readSettings(parts),
        files.loadRenderer(),
        files.template(name),
      ]);
      const html = await render(template, address, { ...data, settings });
      response.status(status).set('cache-control', cachedForAMinute).type('html').send(html);
    } catch (error) {
      logError('A page could not be rendered.', error, { path });
      const html = emptyPage(await files.template(name));
      response.set('cache-control', 'no-store').type('html').send(html);
    }
  };
