import { dayForService } from '@carwash/domain/days/day-json';
import { once } from '@carwash/domain/once';
import type { PageSource, ServiceJson } from '@carwash/domain/page-data';
import { listedServiceSchema, type Service, serviceSchema } from '@carwash/domain/services/service';
import type { Request, Response } from 'express';
import type { Context, Settings } from '../context.ts';
import { readSettings } from '../db/read-settings.ts';
import { logError } from '../errors/log.ts';
import { cachedForAMinute } from '../http/cache-control.ts';
import { readCatalogue } from '../services/read-catalogue.ts';
import { bookableTimes, readDaysAhead } from '../slots/read-days-ahead.ts';
import { isKeptByCaches, pageNameOf, shorterAddress } from './page-address.ts';
import type { PageFiles } from './page-files.ts';

/** Most services, as on the site. */
const listLimit = 100;

const toJson = (
  service: Service,
  schema: typeof serviceSchema | typeof listedServiceSchema,
): ServiceJson => JSON.parse(JSON.stringify(schema.cast(service, { stripUnknown: true })));

interface Parts extends Pick<Context, 'db' | 'now' | 'daysAhead'> {
  files: PageFiles;
  /** Parameters of the deployment; `publicBaseUrl` is the origin of the public site. */
  settings: Pick<Settings, 'askedVehicleDetails' | 'publicBaseUrl' | 'businessTimeZone'>;
}

const isServiceId = (id: string): boolean => serviceSchema.pick(['_id']).isValidSync({ _id: id });

/** Returns what one page shows, from the database. */
function pageSource(parts: Parts): PageSource {
  const settings = once(() => readSettings(parts));
  const readWindow = async () => ({
    ...(await settings()),
    timeZone: parts.settings.businessTimeZone,
  });
  // A page without times is better than none, because the browser asks for them anyway.
  const daysAhead = once(async () => {
    try {
      return await readDaysAhead(parts, await readWindow());
    } catch (error) {
      logError('The days of a page could not be read.', error);
      return null;
    }
  });
  return {
    settings,
    async services() {
      const services = await readCatalogue(listLimit, parts.db);
      return services.map((service) => toJson(service, listedServiceSchema));
    },
    async service(id) {
      const service = isServiceId(id) ? (await parts.db.services.doc(id).get()).data() : undefined;
      return service ? toJson(service, serviceSchema) : null;
    },
    async openTimes(asked) {
      const ahead = await daysAhead();
      return ahead && bookableTimes(ahead, asked, await readWindow(), parts.now());
    },
    async day(date, serviceId) {
      const day = (await daysAhead())?.days.get(date);
      return day ? JSON.parse(JSON.stringify(dayForService(day, serviceId))) : null;
    },
  };
}

/** Addresses that search engines may show, besides those of the services. */
const publicPaths = ['/', '/services', '/review', '/about', '/privacy', '/terms'];

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
 * Answers /sitemap.xml, and /, /about, /services, /services/{id}, /auth/signin and /auth/signup with the page that a browser would show,
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
      response.set('cache-control', 'no-store').redirect(shorter);
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
    const { files } = parts;
    try {
      const [render, template] = await Promise.all([files.loadRenderer(), files.template(name)]);
      const { status, html } = await render(template, originalUrl, pageSource(parts));
      const isKept = status === 200 && isKeptByCaches(query, parts.now());
      const caching = isKept ? cachedForAMinute : 'no-store';
      response.status(status).set('cache-control', caching).type('html').send(html);
    } catch (error) {
      logError('A page could not be rendered.', error, { path });
      const html = emptyPage(await files.template(name));
      response.set('cache-control', 'no-store').type('html').send(html);
    }
  };
