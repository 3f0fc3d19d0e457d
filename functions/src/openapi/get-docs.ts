import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';

let html: string | undefined;

/** The documentation as a page, which is the same as long as this process runs. */
export const getDocs: Handler<Context, Endpoints['getDocs']> = async (_request, { settings }) => {
  if (html === undefined) {
    const { docsPage } = await import('./docs-page.ts');
    html = docsPage(`${settings.publicBaseUrl}/api`);
  }
  return { html };
};
