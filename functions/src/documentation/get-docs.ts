import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Context } from '../context.ts';
import type { Handler } from '../http/handler.ts';
import { docsPage } from './docs-page.ts';

let html: string | undefined;

/** The documentation as a page, which is the same as long as this process runs. */
export const getDocs: Handler<Context, Endpoints['getDocs']> = async (_request, { settings }) => {
  html ??= docsPage(`${settings.publicBaseUrl}/api`);
  return { html };
};
