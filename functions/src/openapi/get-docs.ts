import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import type { Handler, Page } from '../http/handler.ts';

let page: Page | undefined;

/** The documentation page. It is the same as long as this process runs. */
export const getDocs: Handler<Context, Endpoints['getDocs']> = async (_request, { settings }) => {
  if (!page) {
    const { docsPage } = await import('./docs-page.ts');
    page = docsPage(`${settings.publicBaseUrl}/api`);
  }
  return page;
};
